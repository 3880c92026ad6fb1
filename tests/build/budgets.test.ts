import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CLIENT, pages } from './support.ts';

const BUDGETS: Partial<Record<string, { bytes: number; most: number }>> = {
  // The simulator brought 60 elements, its words and Astro's runtime for islands. Once the map, 3 kB,
  // loads when it comes near, this goes back to 26 000.
  '/': { bytes: 29_500, most: 510 },
  '/solutions': { bytes: 14_400, most: 312 },
  '/contact': { bytes: 13_000, most: 160 },
};

const compressed = (path: string) =>
  statSync(`${CLIENT}${path === '/' ? '/index' : path}.html.br`).size;

/** Elements of the body; the children of svg and the content of templates do not count. */
function elements(html: string): number {
  const body = html.slice(html.indexOf('<body'));
  const counted = body
    .replace(/<template[\s\S]*?<\/template>/g, '<template></template>')
    .replace(/<svg[\s\S]*?<\/svg>/g, '<svg></svg>')
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '<script></script>');
  return [...counted.matchAll(/<[a-z][^>]*>/g)].length;
}

describe.each(pages.map(({ path, html }) => [path, html] as const))('%s', (path, html) => {
  const { bytes, most } = BUDGETS[path] ?? { bytes: 11_000, most: 230 };

  test('is light', () => {
    expect(compressed(path), 'brotli bytes').toBeLessThanOrEqual(bytes);
    expect(elements(html), 'elements').toBeLessThanOrEqual(most);
  });

  test('spends less than 4 kB on its inline scripts', () => {
    const scripts = [...html.matchAll(/<script type="module">([\s\S]*?)<\/script>/g)].map(
      ([, code = '']) => code,
    );
    expect(scripts.join('').length).toBeLessThanOrEqual(4096);
  });
});

/** The AVIF files of a page that browsers choose at this width. */
function picturesAt(width: number): Map<string, number> {
  const { html } = pages.find(({ path }) => path === '/') ?? { html: '' };
  const files = [...html.matchAll(new RegExp(`(/_astro/[^ "]+\\.avif) ${width}w`, 'g'))];
  return new Map(files.map(([, file = '']) => [file, statSync(`${CLIENT}${file}`).size]));
}

test('cards weigh at most 14 kB at 640 px, the hero 45 kB at 1440 px', () => {
  const cards = picturesAt(640);
  expect(cards.size).toBe(5);
  for (const [file, bytes] of cards) expect(bytes, file).toBeLessThanOrEqual(14_000);
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
