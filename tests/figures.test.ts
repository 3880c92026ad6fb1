import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { figures } from '#site/content/figures.ts';

/** Facts of their own, which happen to have the number of one of our figures. */
const FACTS: readonly (readonly [text: string, reason: string])[] = [
  ['xygène de 90 à 95 %', 'the purity of generators'],
  ["De 90 à 95 %, car l'argon", 'the purity of generators'],
  ['inspection dans les trois ans', 'the decree of 20 November 2017'],
  ['puis tous les quatre ans', 'the decree of 20 November 2017'],
  ['tous les dix ans, une requalification', 'the decree of 20 November 2017'],
  ['Requalification tous les dix ans', 'the decree of 20 November 2017'],
  ['Audit énergétique tous les quatre ans', 'the energy code'],
  ['un audit tous les quatre ans', 'the energy code'],
  ['>{`100 %`}<', 'the whole of the electricity, in the drawing of heat'],
  ['="100%"', 'the whole of a drawing'],
];

/** Units as figures.yaml names them, and the ways in which a text may write them. */
const UNITS: Readonly<Record<string, string>> = {
  '%': '%|pour cent',
  h: 'h|heures?',
  'j/7': 'j/7|jours? sur',
  jours: 'jours?',
  semaines: 'semaines?',
  mois: 'mois',
  ans: 'ans?|années?',
  ms: 'ms|millisecondes?',
};

const WORDS = new Map([
  ...['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'].map(
    (word, index) => [word, index + 2] as const,
  ),
  ...[['treize', 13] as const, ['quinze', 15] as const, ['vingt-quatre', 24] as const],
  ...[['vingt', 20] as const, ['trente', 30] as const, ['quarante-huit', 48] as const],
]);

const AMOUNT = `\\d+(?:,\\d+)?|${[...WORDS.keys()].join('|')}`;
const numberOf = (text: string) => WORDS.get(text.toLowerCase()) ?? Number(text.replace(',', '.'));

/** "20 à 30 %", "48h", "quatre ans": what a text types although figures.yaml has it. */
function findTyped(text: string): string[] {
  return Object.entries(UNITS).flatMap(([unit, written]) => {
    const known = Object.values(figures).filter((figure) => figure.unit === unit);
    const typed = new RegExp(
      // Not the end of "8 000 h", nor the line "190h24" of a drawing.
      `(?<![\\p{L}\\d,.-]|\\d\\s)(?:(${AMOUNT})\\s?(?:à|ou|-|–)\\s?)?(${AMOUNT})\\s?(?:${written})(?![\\p{L}\\d-])`,
      'giu',
    );
    return [...text.matchAll(typed)]
      .filter(([, ...amounts]) =>
        amounts
          .filter((amount) => amount !== undefined)
          .some((amount) => known.some(({ low, high }) => [low, high].includes(numberOf(amount)))),
      )
      .map(([found]) => found);
  });
}

const plainSpaces = (source: string) => source.replace(/\\u00a0|\\u202f|&nbsp;/g, ' ');
const COMMENTS = {
  code: /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm,
  yaml: /(?<=^|\s)#.*$/gm,
};

const texts = new Map(
  globSync(['src/**/*.{ts,tsx,astro}', 'content/*.yaml', 'content/legal/*.md'])
    .filter((file) => !/\.test\.ts$|figures\.yaml$/.test(file))
    .map((file) => {
      const comments = file.endsWith('.yaml') ? COMMENTS.yaml : COMMENTS.code;
      const source = readFileSync(file, 'utf8');
      return [file, plainSpaces(file.endsWith('.md') ? source : source.replace(comments, ''))];
    }),
);

describe('a typed figure is found', () => {
  test.each([
    ['Vous gagnez 20 à 30 %.', ['20 à 30 %']],
    ['Vous gagnez de 25 à 30 %', ['25 à 30 %']],
    ['un technicien en 24-48h', ['24-48h']],
    ['sous 48 heures', ['48 heures']],
    ['amorti en quatre ans', ['quatre ans']],
    ['posé en trois jours', ['trois jours']],
    ['joignables 7 j/7', ['7 j/7']],
    ['<b>90&nbsp;%</b>', ['90 %']],
    ['>{`90\\u00a0%`}<', ['90 %']],
    ['une perte de 15 à 50 %, 8 000 h par an', []],
    ['d="M91 190h24v48"', []],
    ['{economies} en {delai_intervention}', []],
  ])('%s', (text, found) => {
    expect(findTyped(plainSpaces(text))).toEqual(found);
  });
});

test('no source and no text types a figure of figures.yaml', () => {
  const strays = [...texts].flatMap(([file, text]) => {
    const rest = FACTS.reduce((told, [fact]) => told.replaceAll(fact, ''), text);
    return findTyped(rest).map((found) => `${file}: ${found}`);
  });
  expect(texts.size).toBeGreaterThan(100);
  expect(strays).toEqual([]);
});

test.each(FACTS)('the fact « %s » is still told, and would be found', (fact) => {
  expect([...texts.values()].some((text) => text.includes(fact))).toBe(true);
  expect(findTyped(fact)).toHaveLength(1);
});
