import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatFigure } from '#site/domain/figures.ts';
import { CLIENT } from '../support/builtPages.ts';
import { figureNamed } from '../support/figureNamed.ts';
import { contentWith, finish } from './support.ts';

/** Changes each figure to a value that nothing else has. */
const CHANGES: readonly { name: string; low: number; high: number }[] = [
  { name: 'economies', low: 17, high: 29 },
  { name: 'surconsommation', low: 21, high: 31 },
  { name: 'economies_moyenne', low: 27, high: 27 },
  { name: 'cee_max', low: 33, high: 33 },
  { name: 'delai_intervention', low: 23, high: 47 },
  { name: 'delai_garanti', low: 47, high: 47 },
  { name: 'retour_chaleur', low: 5, high: 8 },
  { name: 'chaleur_compresseur', low: 86, high: 86 },
];

function changeFigures(source: string): string {
  return CHANGES.reduce(
    (text, { name, low, high }) =>
      text.replace(
        new RegExp(`^(${name}:\\n  label: .*\\n)  (?:value|range): .*`, 'm'),
        `$1  ${low === high ? `value: ${low}` : `range: [${low}, ${high}]`}`,
      ),
    source,
  );
}

/** Whole pages, head and drawings included, but for photographs, whose letters mean nothing; every space is one space. */
const readPages = (folder: string) =>
  new Map(
    globSync(`${folder}/*.html`).map((file) => [
      basename(file),
      readFileSync(file, 'utf8')
        .replace(/\s+|&nbsp;/g, ' ')
        .replace(/;base64,[\w+/=]+/g, ''),
    ]),
  );

const count = (text: string, part: RegExp) => [...text.matchAll(part)].length;
/** Alone: "30 %" is neither in "130 %" nor in "20 à 30 %", nor the end of a range that a plot names. */
const alone = (text: string) => new RegExp(`(?<![\\d,-]|à |<text[^>]*>\u2212)${text}`, 'g');

function drawingsOf(page: string | undefined, id: string): string[] {
  const section = page?.split('<section ').find((part) => part.startsWith(`id="${id}"`)) ?? '';
  return [...section.matchAll(/<svg[\s\S]*?<\/svg>/g)].map(([drawing]) => drawing);
}

mkdirSync('test-results', { recursive: true });
// Inside the project, where the build finds its packages; the site in place is left alone.
const folder = mkdtempSync('test-results/figures-');
const before = readPages(CLIENT);
let after: typeof before = new Map();

beforeAll(async () => {
  const { code, output } = await finish('astro', ['build', '--outDir', folder], {
    CONTENT_DIR: contentWith('figures.yaml', changeFigures),
    NODE_ENV: 'production',
  });
  expect(code, output).toBe(0);
  after = readPages(`${folder}/client`);
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('a changed figure', () => {
  const forms = new Map(
    CHANGES.flatMap(({ name, low, high }) =>
      ([undefined, 'court'] as const).map((form) => [
        formatFigure(figureNamed(name), form),
        formatFigure({ ...figureNamed(name), low, high }, form),
      ]),
    ),
  );

  test.each([...forms])('%s → %s, on every page that showed it', (old, now) => {
    expect([...after.keys()]).toEqual([...before.keys()]);
    for (const [name, page] of before) {
      expect(count(page, alone(now)), `${name} already had ${now}`).toBe(0);
      expect(count(after.get(name) ?? '', alone(old)), `${name} kept ${old}`).toBe(0);
      expect(count(after.get(name) ?? '', alone(now)), name).toBe(count(page, alone(old)));
    }
  });

  test('is on more than one page', () => {
    const withDelay = [...after].filter(([, page]) => page.includes('23 à 47 h'));
    expect(withDelay.map(([name]) => name)).toEqual(
      expect.arrayContaining(['index.html', 'solutions.html', 'contact.html']),
    );
  });

  test('changes every drawing made from it', () => {
    const kept = (id: string) => {
      const old = drawingsOf(before.get('index.html'), id);
      const now = drawingsOf(after.get('index.html'), id);
      expect(now).toHaveLength(old.length);
      return old.map((drawing, index) => drawing === now[index]);
    };
    // Bars: before, range; then the heat flow, the payback rule and its graduation.
    expect(kept('performance')).toEqual([true, false, false, false, false]);
    // Gauges: delay, savings, satisfaction.
    expect(kept('resultats')).toEqual([false, false, true]);
    const [, range = '', heat = '', payback = ''] = drawingsOf(
      after.get('index.html'),
      'performance',
    );
    expect(range).toMatch(/<rect width="71%".*<rect x="71%" width="12%"/);
    expect(payback).toMatch(/<rect x="55\.5\d*%" width="33\.3\d*%"/);
    expect(heat).toContain('grid-template-rows:68fr 18fr 14fr');
  });
});
