import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '#scripts/freePort.mjs';
import { copySite } from '../editor/support/copySite.ts';

/** Another program's page, open in the same browser: Vite trusts every port of this machine. */
const OTHER_PAGE = { origin: 'http://localhost:9999' };
const SECRET = 'what a visitor wrote';
const FILES = ['data/leads.sqlite', 'data/copy.db', 'copy.sqlite', 'demandes.csv', '.env'];
const QUERIES = ['', '?raw', '?url', '?import', '?import&raw', '?import&url', '?url&inline'];

const copy = copySite();
// As a system names a folder that was downloaded twice: parentheses have a meaning in file patterns.
const folder = `${copy} (1)`;
renameSync(copy, folder);
mkdirSync(join(folder, 'data'));
for (const file of FILES) writeFileSync(join(folder, file), SECRET);
afterAll(() => rmSync(folder, { recursive: true }));

const SERVERS: Record<string, (port: string) => string[]> = {
  'npm run dev': (port) => ['node_modules/astro/bin/astro.mjs', 'dev', '--port', port],
  'npm run edit': () => ['editor/main.ts'],
};

async function start(args: readonly string[], port: number): Promise<() => Promise<unknown>> {
  // If it sees Vitest's variables, Astro leaves out its own part of the server.
  const ours = { VITEST: '', EDIT_PORT: String(port), ASTRO_TELEMETRY_DISABLED: '1' };
  // The copy has the owner's content, not the tests' own.
  const { CONTENT_DIR: _content, DIST_DIR: _dist, ...inherited } = process.env;
  const env = { ...inherited, ...ours };
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: 'ignore' });
  const closed = once(child, 'close');
  const isUp = () => fetch(`http://localhost:${port}/`).then(Boolean, () => false);
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`${args} ended with ${child.exitCode}`);
    await pause(100);
  }
  return () => {
    child.kill('SIGTERM');
    return closed;
  };
}

describe.each(Object.entries(SERVERS))('%s', (_command, argsFor) => {
  let origin = '';
  let stop = (): Promise<unknown> => Promise.resolve();
  beforeAll(async () => {
    const port = await freePort();
    origin = `http://localhost:${port}`;
    stop = await start(argsFor(String(port)), port);
  });
  afterAll(() => stop());

  test.each(FILES)('gives %s to nobody', async (file) => {
    for (const place of [`/${file}`, `/@fs${encodeURI(folder)}/${file}`]) {
      for (const query of QUERIES) {
        const response = await fetch(origin + place + query, { headers: OTHER_PAGE });
        expect([403, 404], place + query).toContain(response.status);
        expect(await response.text()).not.toContain(SECRET);
      }
    }
  });

  test.each(['/', '/package.json', '/src/styles/tokens.css'])(
    'lets no other page read %s',
    async (path) => {
      const response = await fetch(origin + path, { headers: OTHER_PAGE });
      expect(response.status).toBe(200);
      expect(response.headers.has('access-control-allow-origin')).toBe(false);
    },
  );
});
