import { describe, expect, test } from 'vitest';
import { shortDescription, shortTitle } from './searchResult.ts';

const LONG = 'Société Normande et Francilienne de Maintenance des Fluides';

describe('a title of a search result', () => {
  test('has the name of the company while there is room', () => {
    expect(shortTitle('Contact à Paris | ID', 'ID')).toBe('Contact à Paris | ID');
  });

  test('gives up the name first, and never the place', () => {
    expect(shortTitle(`Contact à Paris | ${LONG}`, LONG)).toBe('Contact à Paris');
    const place = `Compresseurs, azote et vide pour les usines de la région | Le Havre et Rouen`;
    expect(shortTitle(place, LONG)).toBe(place);
  });
});

describe('a description of a search result', () => {
  const first =
    'Dépannage et maintenance de compresseurs, de Paris au Mans et à Caen, en 24 à 48 h.';

  test('is left alone while it fits', () => {
    expect(shortDescription(`${first} Location.`)).toBe(`${first} Location.`);
  });

  test('gives up the sentences that do not fit', () => {
    expect(shortDescription(`${first} Location, ${LONG}, ${LONG}.`)).toBe(first);
  });

  test('stays whole rather than say too little', () => {
    const cut = `Venez. ${LONG}, ${LONG}, ${LONG}, ${LONG}.`;
    expect(shortDescription(cut)).toBe(cut);
  });
});
