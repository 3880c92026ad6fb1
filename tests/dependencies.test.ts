import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';

interface Package {
  readonly integrity?: string;
  readonly optionalDependencies?: Record<string, string>;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** Folders with a lock file of their own: the site, the editor, and the heavy tools that tests install. */
const FOLDERS = globSync(['package-lock.json', '{editor,tools}/*/package-lock.json']).map(dirname);

test('the lock files are found', () => {
  expect(FOLDERS.sort()).toEqual([
    '.',
    'editor/keystatic',
    'tools/lighthouse',
    'tools/observatory',
    'tools/validator',
  ]);
});

test("every platform's Node is the one that the project names", () => {
  const { optionalDependencies } = readJson('package.json');
  const named = readFileSync('.node-version', 'utf8').trim();
  expect([...new Set(Object.values(optionalDependencies))]).toEqual([named]);
});

// The tools of the tests are installed with --ignore-scripts.
test.each(['.npmrc', 'editor/keystatic/.npmrc'])('%s lets no package run its script', (file) => {
  expect(readFileSync(file, 'utf8')).toContain('\nignore-scripts=true\n');
});

test('every action of the workflows is pinned by its commit', () => {
  const files = globSync('.github/workflows/*.yml').map((file) => readFileSync(file, 'utf8'));
  const actions = files.flatMap((text) => [...text.matchAll(/uses: (\S+)/g)]);
  expect(actions.length).toBeGreaterThan(1);
  expect(actions.filter(([, action = '']) => !/@[\da-f]{40}$/.test(action))).toEqual([]);
});

describe.each(FOLDERS)('%s', (folder) => {
  const manifest = readJson(`${folder}/package.json`);
  const lock: Record<string, Package> = readJson(`${folder}/package-lock.json`).packages;

  test('every dependency is pinned: on Node 20 npm would pick older versions out of a range', () => {
    const versions = Object.values({
      ...manifest.dependencies,
      ...manifest.devDependencies,
      ...manifest.optionalDependencies,
      ...manifest.overrides,
    });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([]);
  });

  test('every package has its digest: npm takes no other bytes', () => {
    const loose = Object.entries(lock).filter(
      ([name, { integrity }]) => name !== '' && !integrity?.startsWith('sha512-'),
    );
    expect(loose.map(([name]) => name)).toEqual([]);
  });

  // npm leaves out in silence what the registry does not have. Then choose a version that is whole.
  test('the native packages of every platform are there', () => {
    const wanted = Object.values(lock).flatMap(({ optionalDependencies = {} }) =>
      Object.keys(optionalDependencies),
    );
    const names = new Set(Object.keys(lock).map((path) => path.split('node_modules/').at(-1)));
    expect(wanted.filter((name) => !names.has(name))).toEqual([]);
  });

  test('the lock file names no registry', () => {
    expect(JSON.stringify(lock)).not.toContain('"resolved"');
  });
});
