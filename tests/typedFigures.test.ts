import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Figure } from '#site/domain/figures.ts';
import { FACTS, plainSpaces, typedFigures } from './support/typedFigures.ts';

const figure = (unit: Figure['unit'], low: number, high = low): Figure => ({ low, high, unit });

/** As delivered: facts are told apart from these. */
const FIGURES = [
  ...[figure('%', 20, 30), figure('%', 90), figure('%', 100), figure('h', 24, 48)],
  ...[figure('ans', 2, 4), figure('ans', 3), figure('ans', 10), figure('jours', 1, 3)],
  figure('j/7', 7),
];

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
    expect(typedFigures(plainSpaces(text), FIGURES)).toEqual(found);
  });
});

const texts = globSync(['src/**/*.{ts,tsx,astro}', 'tests/content/*.yaml']).map((file) =>
  plainSpaces(readFileSync(file, 'utf8')),
);

test.each(FACTS)('the fact « %s » is still told, and would be found', (fact) => {
  expect(texts.some((text) => text.includes(fact))).toBe(true);
  expect(typedFigures(fact, FIGURES)).toHaveLength(1);
});
