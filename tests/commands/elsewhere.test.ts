import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FROZEN } from '#scripts/frozen.mjs';
import { DIST } from '#scripts/serverProcess.mjs';
import { CLIENT } from '../support/builtPages.ts';
import { finish } from './support.ts';

/** All that a build needs of the project, packages apart. */
const SOURCES = [
  'astro.config.ts',
  'docs/rgaa',
  'integrations',
  'package.json',
  'package-lock.json',
  'public',
  'scripts',
  'server',
  'src',
  'tsconfig.json',
];

function filesOf(folder: string): Map<string, string> {
  const names = globSync('**/*', { cwd: folder }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'base64')]));
}

// Two hosts behind one name must agree on every address, every ETag and every policy.
test('the site built in another folder is the same, byte for byte', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ailleurs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of SOURCES) cpSync(name, join(folder, name), { recursive: true });
  cpSync(FROZEN.CONTENT_DIR, join(folder, FROZEN.CONTENT_DIR), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const { code, output } = await finish('node', [join(folder, 'scripts/build.ts')], {
    CONTENT_DIR: join(folder, FROZEN.CONTENT_DIR),
  });
  expect(code, output).toBe(0);
  const [here, there] = [filesOf(CLIENT), filesOf(join(folder, CLIENT))];
  expect(here.size).toBeGreaterThan(50);
  expect([...there.keys()].sort()).toEqual([...here.keys()].sort());
  expect([...here].filter(([name, bytes]) => there.get(name) !== bytes)).toEqual([]);
  for (const name of [`${DIST}/sbom.cdx.json`, `${DIST}/third-party-notices.txt`])
    expect(readFileSync(join(folder, name), 'utf8') === readFileSync(name, 'utf8'), name).toBe(
      true,
    );
}, 120_000);
