// npm run build: check the content, build beside the old site, swap. A failure leaves the old one.
import { createHash } from 'node:crypto';
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { billOfMaterials, type Lock } from './billOfMaterials.ts';
import { bundleServer } from './bundleServer.ts';
import { checkContent } from './checkContent.ts';
import { compressFolder } from './compressFolder.ts';
import { holdLock } from './holdLock.ts';
import { keepPrevious } from './keepPrevious.ts';
import { thirdPartyNotices } from './notices.ts';

const root = resolve(import.meta.dirname, '..');
const contentDir = resolve(process.env['CONTENT_DIR'] ?? 'content');
const dist = resolve(root, process.env['DIST_DIR'] ?? 'dist');
const next = `${dist}.next`;

/** All that the build reads. */
const INPUTS = [
  'src',
  'server',
  'public',
  'integrations',
  'scripts',
  'docs/rgaa/grille.yaml',
  'astro.config.ts',
  'package-lock.json',
].map((name) => join(root, name));

function filesOf(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const input of [...INPUTS, contentDir].filter(existsSync)) {
    for (const file of filesOf(input))
      hash.update(relative(input, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const id = fingerprint();
const stamp = join(dist, 'build-id');
const isDone = () =>
  process.argv.includes('--if-stale') && existsSync(stamp) && readFileSync(stamp, 'utf8') === id;
if (isDone()) process.exit(0);
await holdLock(join(root, 'build.lock'), () => console.log('Une autre construction est en cours…'));
// While we waited for the lock, another process may have built the same sources.
if (isDone()) process.exit(0);

console.log('Construction du site…');
const started = Date.now();
await checkContent();
rmSync(next, { recursive: true, force: true });
// Always a production build, whatever NODE_ENV the caller has.
process.env['NODE_ENV'] = 'production';
// Loaded late: most runs end before they need it.
const { build } = await import('astro');
await build({ root, outDir: next, logLevel: 'warn' });
await compressFolder(join(next, 'client'));
await bundleServer(root, next);
// Loaded late: wrong content is explained above, not thrown by an import.
const { serverWords } = await import('#site/content/serverWords.ts');
const lock: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const { version } = lock;
writeFileSync(join(next, 'server-words.json'), JSON.stringify({ ...serverWords, version }));
writeFileSync(join(next, 'sbom.cdx.json'), JSON.stringify(billOfMaterials(lock), null, 1));
writeFileSync(join(next, 'third-party-notices.txt'), thirdPartyNotices(root, lock));
writeFileSync(join(next, 'build-id'), id);
keepPrevious(dist, next);
rmSync(dist, { recursive: true, force: true });
renameSync(next, dist);
console.log(`Site construit en ${Math.round((Date.now() - started) / 1000)} s.`);
