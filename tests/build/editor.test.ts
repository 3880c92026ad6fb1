import { globSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { idOf } from '#editor/content/plans.ts';
import { groupsOf, placeOf } from '#editor/navigation.ts';
import { DIST } from '#scripts/serverProcess.mjs';
import { serveBuilt } from '../support/serveBuilt.ts';

const PRIVATE = [
  '/edition',
  '/edition/etat',
  '/edition/annuler',
  '/keystatic',
  '/keystatic/singleton/company',
  '/api/keystatic/tree',
  '/api/keystatic/update',
  '/editor/main.ts',
  '/editor/pages/edition.html',
];

const site = serveBuilt();

test.each(PRIVATE)('the site in production has nothing at %s', async (path) => {
  expect((await site.get(path)).status).toBe(404);
  expect((await site.get(path, { 'no-cors': '1' })).status).toBe(404);
});

test('no byte of the editor is in what is built', () => {
  const files = globSync(`${DIST}/**/*`).filter((file) => statSync(file).isFile());
  const found = files.filter((file) =>
    /keystati[ck]|keystar|owners-editor/i.test(file + readFileSync(file, 'latin1')),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

test("the editor's packages are its own", () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/keysta/);
});

test.each(['start', 'test', 'build'])('npm %s never installs the editor', (command) => {
  const [file = ''] = globSync(`scripts/${command}.{mjs,ts}`);
  expect(readFileSync(file, 'utf8')).not.toMatch(/ensureEditor|keystatic/);
});

test('each content file is in the navigation once, and is shown at a place that exists', () => {
  const files = globSync('**/*.{yaml,md}', { cwd: 'tests/content' }).sort();
  expect([...groupsOf(files).values()].flat().sort()).toEqual(files);
  for (const file of files) {
    const place = placeOf(idOf(file));
    const [path = '', id] = place.split('#');
    const html = readFileSync(`${DIST}/client${path === '/' ? '/index' : path}.html`, 'utf8');
    expect(id === undefined || html.includes(`id="${id}"`), `${file} ${place}`).toBe(true);
  }
});
