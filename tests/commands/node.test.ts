import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { finish } from './support.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const bringsNode = `node_modules/node-${process.platform}-${process.arch}` in lock.packages;

/** As on a platform for which no Node is published: a project that needs nothing but the machine's own. */
const folder = mkdtempSync(join(tmpdir(), 'node-'));
cpSync('scripts', join(folder, 'scripts'), { recursive: true });
cpSync('package.json', join(folder, 'package.json'));
mkdirSync(join(folder, 'node_modules'));
for (const file of ['package-lock.json', 'node_modules/.package-lock.json'])
  writeFileSync(join(folder, file), JSON.stringify({ packages: {} }));
afterAll(() => rmSync(folder, { recursive: true }));

const OLD =
  "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '24.14.0' } })";
const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(OLD)}`;

// npm run art runs on any Node, and installs nothing.
test.each(Object.keys(scripts).filter((name) => name !== 'art'))(
  'npm run %s says in one line that Node is too old',
  async (name) => {
    const { code, output } = await finish('npm', ['run', '-s', name], { NODE_OPTIONS }, folder);
    expect(output).toMatch(/^Il faut Node 24\.15 ou plus récent[^\n]* Node 24\.14\.0 [^\n]*\n$/);
    expect(code).toBe(1);
  },
);

test("the machine's Node is used where none is published for it", async () => {
  mkdirSync(join(folder, 'tools'));
  writeFileSync(join(folder, 'tools/tell.ts'), 'console.log(process.execPath);');
  const { output } = await finish(process.execPath, ['scripts/run.mjs', 'tell'], {}, folder);
  expect(output.trim()).toBe(process.execPath);
});

test.skipIf(!bringsNode)('npm finds our Node first where one is', async () => {
  const { output } = await finish('npm', ['exec', '-c', 'node --version']);
  expect(output).toContain(`v${readFileSync('.node-version', 'utf8').trim()}\n`);
});
