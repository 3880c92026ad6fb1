import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { brotliDecompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { EVERYWHERE } from '../support/budgets.ts';
import { CLIENT, pages } from './support.ts';

/** Of a page with its styles and scripts, compressed. */
const BYTES: Partial<Record<string, number>> = {
  '/': 27_400,
  '/solutions': 14_400,
  '/contact': 12_300,
};

const compressed = (path: string) => `${CLIENT}${path === '/' ? '/index' : path}.html.br`;

describe.each(pages.map(({ path, html }) => [path, html] as const))('%s', (path, html) => {
  test('is light', () => {
    expect(statSync(compressed(path)).size, 'brotli bytes').toBeLessThanOrEqual(
      BYTES[path] ?? 10_000,
    );
  });

  test('spends less than 4 kB on its inline scripts', () => {
    const scripts = [...html.matchAll(/<script type="module">([\s\S]*?)<\/script>/g)].map(
      ([, code = '']) => code,
    );
    expect(scripts.join('').length).toBeLessThanOrEqual(4096);
  });
});

/** Ten packets are sent before the first answer of the browser; the headers take part of them. */
const FIRST_PACKETS = 10 * 1460 - 2000;

test('the first packets hold the whole first screen of the home page', () => {
  const start = brotliDecompressSync(readFileSync(compressed('/')).subarray(0, FIRST_PACKETS), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  });
  expect(start.toString()).toContain('<section id="methode"');
});

test('the first picture is asked for in the head, in the widths that the page shows', () => {
  const { html = '' } = pages.find(({ path }) => path === '/') ?? {};
  const [head = '', body = ''] = html.split('</head>');
  const preloaded = [...head.matchAll(/imagesrcset="([^"]+)"/g)].map(([, set]) => set);
  const hero = body.slice(body.indexOf('id="accueil"'), body.indexOf('id="methode"'));
  const shown = [...hero.matchAll(/srcset="([^"]+)"/gi)].map(([, set]) => set);
  expect(preloaded).toEqual(shown);
  expect(shown).toHaveLength(2);
});

test('all that is served stays within its budget', () => {
  const files = globSync(`${CLIENT}/**/*`, { withFileTypes: true }).filter((file) => file.isFile());
  const bytes = files.map(({ parentPath, name }) => statSync(`${parentPath}/${name}`).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(EVERYWHERE.built);
});

/** The AVIF files of a page that browsers choose at this width. */
function picturesAt(width: number): Map<string, number> {
  const { html } = pages.find(({ path }) => path === '/') ?? { html: '' };
  const files = [...html.matchAll(new RegExp(`(/_astro/[^ "]+\\.avif) ${width}w`, 'g'))];
  return new Map(files.map(([, file = '']) => [file, statSync(`${CLIENT}${file}`).size]));
}

test('cards weigh at most 14.5 kB at 660 px, the hero 45 kB at 1440 px', () => {
  const cards = picturesAt(660);
  expect(cards.size).toBe(5);
  for (const [file, bytes] of cards) expect(bytes, file).toBeLessThanOrEqual(14_500);
  const [hero] = [...picturesAt(1440)].filter(([file]) => file.includes('/hero.'));
  expect(hero?.[1]).toBeLessThanOrEqual(45_000);
});

test('the font is one file of at most 32 kB', () => {
  const fonts = globSync(`${CLIENT}/_astro/*.woff2`);
  expect(fonts).toHaveLength(1);
  expect(readFileSync(fonts[0] ?? '').length).toBeLessThanOrEqual(32_000);
});

/** The files that an import of this one brings along, itself included. */
function closure(file: string, met = new Set<string>()): Set<string> {
  if (met.has(file)) return met;
  met.add(file);
  const code = readFileSync(`${CLIENT}/_astro/${file}`, 'utf8');
  for (const [, other = ''] of code.matchAll(/(?:from|import)\s*[`"']\.\/([^`"']+)/g))
    closure(other, met);
  return met;
}

const compressedScript = (file: string) => {
  const path = `${CLIENT}/_astro/${file}`;
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
};

test('the simulator adds at most 8 kB to React', () => {
  const home = pages.find(({ path }) => path === '/')?.html ?? '';
  const [, island = ''] = /component-url="\/_astro\/([^"]+)"/.exec(home) ?? [];
  const [, renderer = ''] = /renderer-url="\/_astro\/([^"]+)"/.exec(home) ?? [];
  expect(island).toMatch(/^SavingsSimulator\./);
  const own = closure(island).difference(closure(renderer));
  const bytes = [...own].map(compressedScript).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThanOrEqual(8192);
});
