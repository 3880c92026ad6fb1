import { globSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { finish } from './support.ts';

/** The pictures that pages and sections show. */
const used = globSync('src/**/*.{ts,tsx,astro}').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/pictures\/([\w-]+)\.webp/g)].map(
    ([, name = '']) => name,
  ),
);

test('npm run art -- --list names every picture of the site', async () => {
  const { code, output } = await finish('npm', ['run', '--silent', 'art', '--', '--list']);
  const listed = output.split('\n').map((line) => line.split(' ')[0]);
  expect(used.length).toBeGreaterThan(5);
  expect(listed).toEqual(expect.arrayContaining(used));
  expect(code).toBe(0);
});

test('an unknown picture is said in one line', async () => {
  const { code, output } = await finish('npm', ['run', '--silent', 'art', '--', 'nulle-part']);
  expect(output).toMatch(/^Image inconnue : nulle-part\. Les images : hero, /);
  expect(code).toBe(1);
});

test('without Blender the command says what to install', async () => {
  const PATH = mkdtempSync(join(tmpdir(), 'no-programs-'));
  const { code, output } = await finish(process.execPath, ['scripts/art.mjs', 'hero'], { PATH });
  expect(output).toMatch(/Il manque : Blender/);
  expect(output).toMatch(/apt-get install --no-install-recommends blender /);
  expect(code).toBe(1);
});
