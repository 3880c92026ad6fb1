import type { Figure } from '#site/domain/figures.ts';

/** Other facts that happen to have the same number as one of the delivered figures. */
export const FACTS: readonly (readonly [text: string, reason: string])[] = [
  ['xygène de 90 à 95 %', 'the purity of generators'],
  ["De 90 à 95 %, car l'argon", 'the purity of generators'],
  ['inspection dans les trois ans', 'the decree of 20 November 2017'],
  ['Requalification tous les dix ans', 'the decree of 20 November 2017'],
  ['un audit tous les quatre ans', 'the energy code'],
  ['puis tous les quatre ans', 'the decree of 20 November 2017'],
  ['tous les dix ans, une requalification', 'the decree of 20 November 2017'],
  ['Audit énergétique tous les quatre ans', 'the energy code'],
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

export const plainSpaces = (source: string) => source.replace(/\\u00a0|\\u202f|&nbsp;/g, ' ');

/** "20 à 30 %", "48h", "quatre ans": what a text types although it is one of these figures. */
export function typedFigures(text: string, figures: readonly Figure[]): string[] {
  return Object.entries(UNITS).flatMap(([unit, written]) => {
    const known = figures.filter((figure) => figure.unit === unit);
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
