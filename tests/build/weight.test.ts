import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { TOOL_IDS } from '#site/domain/tools/tools.ts';
import { BUDGETS, CEILING, EVERYWHERE, NOTICE } from '../support/budgets.ts';
import { CLIENT, pages } from '../support/builtPages.ts';

const home = pages.find(({ path }) => path === '/')?.html ?? '';

test('all that is served stays within its budget', () => {
  const files = globSync(`${CLIENT}/**/*`, { withFileTypes: true }).filter((file) => file.isFile());
  const bytes = files.map(({ parentPath, name }) => statSync(`${parentPath}/${name}`).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(EVERYWHERE.built);
});

/** The AVIF files of the home page that browsers choose at this width. */
function picturesAt(width: number): Map<string, number> {
  const files = [...home.matchAll(new RegExp(`(/_astro/[^ "]+\\.avif) ${width}w`, 'g'))];
  return new Map(files.map(([, file = '']) => [file, statSync(`${CLIENT}${file}`).size]));
}

test('the pictures of cards and of the first screen are light', () => {
  const cards = picturesAt(660);
  expect(cards.size).toBe(5);
  for (const [file, bytes] of cards) expect(bytes, file).toBeLessThanOrEqual(EVERYWHERE.card);
  const [hero] = [...picturesAt(1560)].filter(([file]) => file.includes('/hero.'));
  expect(hero?.[1]).toBeLessThanOrEqual(EVERYWHERE.hero);
});

test('the picture of a shared link is light', () => {
  const files = globSync(`${CLIENT}/partage/*.jpg`);
  expect(files).toHaveLength(4);
  for (const file of files)
    expect(statSync(file).size, file).toBeLessThanOrEqual(EVERYWHERE.shareImage);
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

/** What an island adds to React, with what else its page fetches. */
function islandBytes(html: string, ...more: readonly string[]): number {
  const [, island = ''] = /component-url="\/_astro\/([^"]+)"/.exec(html) ?? [];
  const [, renderer = ''] = /renderer-url="\/_astro\/([^"]+)"/.exec(html) ?? [];
  const own = [island, ...more].flatMap((file) => [...closure(file)]);
  const added = new Set(own).difference(closure(renderer));
  return [...added].map(compressedScript).reduce((sum, size) => sum + size, 0);
}

test('the simulator adds little to React', () => {
  expect(home).toMatch(/component-url="\/_astro\/SavingsSimulator\./);
  const bytes = islandBytes(home);
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThanOrEqual(EVERYWHERE.simulator);
});

test.each(TOOL_IDS)('the tool %s adds little to React', (id) => {
  const html = pages.find(({ path }) => path === `/outils/${id}`)?.html ?? '';
  const [own = ''] = globSync(`${CLIENT}/_astro/${id}.*.js`).map((file) => basename(file));
  const bytes = islandBytes(html, own);
  expect(bytes).toBeGreaterThan(4000);
  expect(bytes).toBeLessThanOrEqual(EVERYWHERE.tool);
});

test('there is room for a paragraph on every page, and not for a second copy of it', () => {
  expect(NOTICE).toBeLessThan(CEILING);
  for (const [path, { file }] of Object.entries(BUDGETS)) {
    const today = statSync(`${CLIENT}/${path === '/' ? 'index' : path}.html.br`).size;
    // A paragraph of 80 words, compressed.
    expect(file - today, path).toBeGreaterThan(300);
    expect(file, path).toBeLessThan(today * 1.3);
  }
});
