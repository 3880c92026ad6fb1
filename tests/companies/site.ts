import { execFile } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type RunningServer, startServer } from '#tools/support/startServer.ts';
import { generateContent, type Identity } from './generate.ts';

const run = promisify(execFile);
/** Inside the project, so that the packages that are not bundled are found in its node_modules. */
const PLACE = resolve('test-results/companies');

export interface CompanySite {
  readonly dist: string;
  readonly server: RunningServer;
  /** What the build said. */
  readonly said: string;
  /** `npm run …` on this company's content and requests. */
  command(...args: readonly string[]): Promise<string>;
}

const readContent = () =>
  new Map(
    globSync('**/*.{yaml,md}', { cwd: 'content' }).map((name) => [
      name,
      readFileSync(join('content', name), 'utf8'),
    ]),
  );

function writeContent(folder: string, identity: Identity): void {
  for (const [name, source] of generateContent(readContent(), identity)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), source);
  }
}

/** The owner's site under another name: built and served as the owner would. */
export async function buildCompany(id: string, identity: Identity): Promise<CompanySite> {
  const folder = join(PLACE, id);
  rmSync(folder, { recursive: true, force: true });
  const [content, dist, data] = ['content', 'dist', 'data'].map((name) => join(folder, name));
  if (content === undefined || dist === undefined || data === undefined) throw new Error(folder);
  writeContent(content, identity);
  const env = { ...process.env, CONTENT_DIR: content, DIST_DIR: dist, DATA_DIR: data };
  const command = async (...args: readonly string[]) => {
    const { stdout, stderr } = await run('node', [...args], { env });
    return stdout + stderr;
  };
  const said = await command('scripts/build.ts');
  const server = await startServer({ DATA_DIR: data }, '.', join(dist, 'app/main.mjs'));
  return { dist, server, said, command };
}
