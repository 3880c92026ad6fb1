import { globSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

/** The folders of src/, and the folders whose values each may import: "Who may import whom" in the README. */
const ALLOWED: Record<string, readonly string[]> = {
  domain: [],
  content: ['domain'],
  components: [],
  sections: ['components', 'domain', 'assets'],
  islands: ['components', 'domain'],
  behaviors: ['domain'],
  lib: ['domain', 'assets', 'styles'],
};
const BELOW_LAYOUTS = ['content', ...Object.keys(ALLOWED), 'assets'];
ALLOWED['layouts'] = [...BELOW_LAYOUTS, 'styles'];
ALLOWED['pages'] = [...BELOW_LAYOUTS, 'layouts'];

/** The other folders: what of the project they may import, as absolute names. Tests may import everything. */
const OUTSIDE: Record<string, RegExp> = {
  server: /^#site\/domain\/|^#server\//,
  integrations: /^#site\/(content|domain)\//,
  editor: /^#site\/(content|domain)\/|^#(scripts|integrations)\//,
  scripts: /^#site\/(content|domain)\/|^#server\//,
  tools: /^#(site|server|scripts)\//,
};

const REACT_FREE = ['domain', 'content', 'behaviors', 'lib'];
const ASTRO_MODULES = ['lib', 'layouts', 'pages'];

const isTest = (file: string) => /\.(test|d)\.ts$/.test(file);
const filesOf = (folder: string) =>
  globSync(`${folder}/**/*.{ts,tsx,astro,mjs}`, { exclude: ['**/node_modules', '**/.cache'] });
const sources = filesOf('src').filter((file) => !isTest(file));
const layerOf = (file: string) => file.split('/')[1] ?? '';

const IMPORT = /^\s*import (?!type )[^'"]*?['"]([^'"]+)['"]|\bimport\('([^']+)'\)/gm;

/** Value imports of a file: `import type` is not one. */
const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, from, later = '']) => from ?? later);

describe('who may import whom', () => {
  test.each(sources)('%s', (file) => {
    const layer = layerOf(file);
    for (const from of importsOf(file)) {
      const target = /^#site\/([^/]+)\//.exec(from)?.[1];
      if (target !== undefined && target !== layer)
        expect(ALLOWED[layer], `${file}: ${from}`).toContain(target);
      if (from.startsWith('#')) expect(from, file).toMatch(/^#site\//);
      if (from.startsWith('..'))
        expect(from, `${file}: absolute between folders`).toMatch(/^\.\.\/[^.]/);
      if (from.startsWith('astro:')) expect(ASTRO_MODULES, `${file}: ${from}`).toContain(layer);
      if (/^react(\/|$)/.test(from)) expect(REACT_FREE, `${file}: ${from}`).not.toContain(layer);
      expect(from, `${file}: extension written`).toMatch(/^[^.#]|\.\w+(\?(inline|url|raw))?$/);
    }
  });

  test.each(Object.entries(OUTSIDE))('%s', (folder, allowed) => {
    const files = filesOf(folder).filter((file) => !isTest(file));
    expect(files.length).toBeGreaterThan(5);
    const strays = files.flatMap((file) =>
      importsOf(file)
        .filter((from) => from.startsWith('#') && !allowed.test(from))
        .map((from) => `${file} → ${from}`),
    );
    expect(strays).toEqual([]);
  });
});

test('imports between folders are absolute', () => {
  const folders = ['src', 'tests', ...Object.keys(OUTSIDE)];
  const strays = folders.flatMap((folder) =>
    filesOf(folder).flatMap((file) =>
      importsOf(file)
        .filter((from) => from.startsWith('.'))
        .filter((from) => !normalize(join(file, '..', from)).startsWith(`${folder}/`))
        .map((from) => `${file} → ${from}`),
    ),
  );
  expect(strays).toEqual([]);
});
