import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Who may import values of whom; `import type` from content is free. README, "Who may import whom". */
const ALLOWED: Record<string, readonly string[]> = {
  domain: [],
  content: ['domain'],
  components: [],
  sections: ['components', 'domain', 'assets'],
  islands: ['components', 'domain'],
  behaviors: ['domain'],
  lib: ['domain', 'assets'],
  layouts: [
    'content',
    'domain',
    'components',
    'sections',
    'islands',
    'behaviors',
    'lib',
    'assets',
    'styles',
  ],
  pages: [
    'content',
    'domain',
    'components',
    'sections',
    'islands',
    'behaviors',
    'lib',
    'assets',
    'layouts',
  ],
};

const REACT_FREE = ['domain', 'content', 'behaviors', 'lib'];
const ASTRO_MODULES = ['lib', 'layouts', 'pages'];

const sources = globSync('src/**/*.{ts,tsx,astro}').filter((file) => !/\.(test|d)\.ts$/.test(file));
const read = (file: string) => readFileSync(file, 'utf8');
const layerOf = (file: string) => file.split('/')[1] ?? '';

/** Value imports of a file: `import type` is not one. */
const importsOf = (file: string) =>
  [...read(file).matchAll(/^\s*import (?!type )[^'"]*?['"]([^'"]+)['"]/gm)].map(
    ([, from = '']) => from,
  );

describe('who may import whom', () => {
  test.each(sources)('%s', (file) => {
    const layer = layerOf(file);
    for (const from of importsOf(file)) {
      const target = /^#site\/([^/]+)\//.exec(from)?.[1];
      if (target !== undefined && target !== layer)
        expect(ALLOWED[layer], `${file}: ${from}`).toContain(target);
      if (from.startsWith('..'))
        expect(from, `${file}: absolute between folders`).toMatch(/^\.\.\/[^.]/);
      if (from.startsWith('astro:')) expect(ASTRO_MODULES, `${file}: ${from}`).toContain(layer);
      if (/^react(\/|$)/.test(from)) expect(REACT_FREE, `${file}: ${from}`).not.toContain(layer);
      expect(from, `${file}: extension written`).toMatch(/^[^.#]|\.\w+(\?url)?$/);
    }
  });

  test('the server knows nothing of the site but its domain', () => {
    for (const file of globSync('server/**/*.ts')) {
      const foreign = importsOf(file).filter(
        (from) => from.startsWith('#site/') && !from.startsWith('#site/domain/'),
      );
      expect(foreign, file).toEqual([]);
    }
  });
});

test("the site knows nothing of its owner's editor", () => {
  const site = globSync('{src,server,integrations}/**/*.{ts,tsx,astro}').filter((file) =>
    importsOf(file).some((from) => /editor|keystatic/.test(from)),
  );
  expect(site).toEqual([]);
});

test('the editor knows the content, what checks it, and nothing of how it is shown', () => {
  const files = globSync('editor/**/*.{ts,tsx}', { exclude: ['**/node_modules', '**/.cache'] });
  const ALLOWED = /^#site\/(content|domain)\/|\/(scripts|integrations)\/|^\.{1,2}\/(?!\.\.)/;
  const strays = files.flatMap((file) =>
    importsOf(file)
      .filter((from) => /^[#.]/.test(from) && !ALLOWED.test(from))
      .map((from) => `${file} → ${from}`),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(strays).toEqual([]);
});

describe('the house', () => {
  test('only pages and layouts are .astro', () => {
    const astro = sources.filter((file) => file.endsWith('.astro')).map(layerOf);
    expect(new Set(astro)).toEqual(new Set(['pages', 'layouts']));
  });

  test('only pages spend JavaScript on islands', () => {
    const hydrating = sources.filter((file) => /\sclient:\w+/.test(read(file))).map(layerOf);
    expect(hydrating.filter((layer) => layer !== 'pages')).toEqual([]);
  });

  test('no static element carries a style attribute: the security policy would block it', () => {
    expect(sources.filter((file) => /\sstyle=/.test(read(file)))).toEqual([]);
  });

  test('no Suspense: it would hide errors of the build', () => {
    expect(sources.filter((file) => read(file).includes('Suspense'))).toEqual([]);
  });

  test('words for visitors are in content/, not in components', () => {
    const words = />[^<>{}=;()]*\p{L}{2,}[^<>{}=;()]*<\//u;
    const spoken = sources.filter((file) => file.endsWith('.tsx') && words.test(read(file)));
    expect(spoken).toEqual([]);
  });

  test.each([
    ['a page is a table of contents', 'src/pages/**/*.astro', 60],
    ['a behaviour is small', 'src/behaviors/*.ts', 60],
    ['a global style sheet is small', 'src/styles/*.css', 100],
  ])('%s', (_, pattern, most) => {
    const files = globSync(pattern);
    expect(files).not.toEqual([]);
    expect(files.filter((file) => read(file).trimEnd().split('\n').length > most)).toEqual([]);
  });

  test('a component takes six props at most', () => {
    const crowded = sources.filter((file) => {
      const [, props = ''] = /^interface Props[^{]*\{\n(.*?)^\}/ms.exec(read(file)) ?? [];
      return [...props.matchAll(/^ {2}(readonly )?\w+\??:/gm)].length > 6;
    });
    expect(crowded).toEqual([]);
  });

  test('components take no class, but the three that stand in the grid of a section', () => {
    const dressed = sources.filter((file) => /^ {2}className\??:/m.test(read(file)));
    const inGrids = ['BreakdownCall', 'Picture', 'Plate'];
    expect(dressed.sort()).toEqual(inGrids.map((name) => `src/components/${name}.tsx`));
  });

  test('files stay short', () => {
    const files = globSync('{src,server,scripts,integrations,editor}/**/*.{ts,tsx,astro,css,mjs}', {
      exclude: ['**/node_modules', '**/.cache'],
    });
    const long = files.filter((file) => read(file).split('\n').length > 151);
    expect(long).toEqual([]);
  });
});
