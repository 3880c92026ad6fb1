import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rgaaGrid } from '#site/content/rgaaGrid.ts';

const { themes, revues } = rgaaGrid;
const criteria = themes.flatMap(({ criteres }) => criteres);

/** How many criteria each theme of RGAA 4.1 has: 106 in all. */
const OFFICIAL = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];

/** The titles of the tests of a file; what a template puts in them is "…". Of a transcript, all that is said. */
function titlesOf(file: string): string[] {
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (file.endsWith('.txt')) return source.split('\n').map((line) => line.trim());
  const calls = source.matchAll(
    /\btest(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g,
  );
  return [...calls].map(([, , title = '']) => title.replace(/\$\{[^}]*\}/g, '…'));
}

test('the grid has the 106 criteria of RGAA 4.1, theme by theme', () => {
  const expected = OFFICIAL.flatMap((count, theme) =>
    Array.from({ length: count }, (_, index) => `${theme + 1}.${index + 1}`),
  );
  expect(criteria.map(({ critere }) => critere)).toEqual(expected);
  expect(themes.map(({ theme }) => theme)).toEqual([...OFFICIAL.keys()].map((index) => index + 1));
  expect(criteria).toHaveLength(106);
});

describe.each(criteria.map((one) => [one.critere, one] as const))('criterion %s', (_, one) => {
  test('is proved by tests that exist, or by a dated review', () => {
    expect([...(one.preuves ?? []), ...(one.revue ? [one.revue] : [])]).not.toEqual([]);
    if (one.revue !== undefined) expect(Object.keys(revues)).toContain(one.revue);
    for (const proof of one.preuves ?? []) {
      const [file = '', title = ''] = proof.split(/ › (.*)/);
      expect(titlesOf(file), proof).toContain(title);
    }
  });
});

test('no review is left over, none is newer than the grid', () => {
  const cited = new Set(criteria.map(({ revue }) => revue));
  expect(Object.keys(revues).filter((name) => !cited.has(name))).toEqual([]);
  for (const { date } of Object.values(revues)) expect(date <= rgaaGrid.date).toBe(true);
});

test('what was listened to is named by its version', () => {
  const file = 'tests/listen/transcripts/versions.txt';
  const versions = readFileSync(file, 'utf8').trim().split('\n');
  expect(versions).toHaveLength(3);
  for (const version of versions)
    expect(rgaaGrid.ecoute.avec).toContain(version.replace(/\.\d.*$/, ''));
});
