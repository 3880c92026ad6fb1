import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { euros, megawattHours, parseAmount, shortEuros, tonnes } from './amounts.ts';
import { fromQuery, type Plant, type PlantTexts, parsePlant, textsOf, toQuery } from './plant.ts';

const PLANT: Plant = {
  powerKw: 1100,
  hoursPerYear: 6000,
  loadPercent: 72.5,
  eurosPerKwh: 0.145,
  ageYears: 12,
  leakPercent: 25,
};

describe('amounts as people type them', () => {
  test.each([
    ['75', 75],
    ['0,15', 0.15],
    ['0.15', 0.15],
    [' 4 000 ', 4000],
    ['4\u202f000', 4000],
    ['4\u00a0000,5', 4000.5],
    ['0,', 0],
    [',2', 0.2],
    ['12 kW', 12],
    ['0,15 €/kWh', 0.15],
    ['\u22125', -5],
  ])('%s', (text, value) => expect(parseAmount(text)).toBe(value));

  test.each(['', ' ', 'abc', '1e3', '1,2,3', '12 chevaux', 'kW', 'Infinity', '0x10', '٣', ','])(
    '« %s » is no amount',
    (text) => expect(parseAmount(text)).toBeNaN(),
  );
});

describe('amounts as a French reader writes them', () => {
  test.each([
    [euros(33_750), '33\u202f750\u00a0€'],
    [euros({ low: 6750, high: 10_125 }), '6\u202f750\u00a0à 10\u202f125\u00a0€'],
    [euros({ low: 8437.4, high: 8437.4 }), '8\u202f437\u00a0€'],
    [tonnes({ low: 2.34, high: 3.51 }), '2,3\u00a0à 3,5\u00a0t'],
    [tonnes({ low: 210.4, high: 315.6 }), '210\u00a0à 316\u00a0t'],
    [megawattHours(202_500), '203\u00a0MWh'],
    [megawattHours(4500), '4,5\u00a0MWh'],
    [shortEuros(50_000), '50\u00a0k€'],
    [shortEuros(1_500_000), '1,5\u00a0M€'],
    [shortEuros(200), '200\u00a0€'],
  ])('%s', (written, expected) => expect(written).toBe(expected));
});

describe('a plant from what was typed', () => {
  const typed = (texts: Partial<PlantTexts>) => parsePlant({ ...textsOf(PLANT), ...texts });

  test('comes back as it was', () => expect(typed({})).toEqual({ ok: true, plant: PLANT }));

  test('leaks may stay unknown', () => {
    const { leakPercent: _known, ...unknown } = PLANT;
    expect(typed({ leakPercent: '' })).toEqual({ ok: true, plant: unknown });
  });

  test.each([
    ['hoursPerYear', '9 000', 'tooHigh'],
    ['hoursPerYear', '0', 'tooLow'],
    ['loadPercent', '101', 'tooHigh'],
    ['loadPercent', '-5', 'tooLow'],
    ['eurosPerKwh', '150', 'tooHigh'],
    ['eurosPerKwh', '0,', 'tooLow'],
    ['eurosPerKwh', '', 'unreadable'],
    ['powerKw', '75 chevaux', 'unreadable'],
    ['powerKw', '99 999', 'tooHigh'],
    ['ageYears', '120', 'tooHigh'],
    ['leakPercent', '95', 'tooHigh'],
    ['leakPercent', 'beaucoup', 'unreadable'],
  ] as const)('%s « %s » is %s, and nothing is cut to fit', (field, text, fault) => {
    expect(typed({ [field]: text })).toEqual({ ok: false, faults: { [field]: fault } });
  });
});

describe('a plant in an address', () => {
  test('is readable, and comes back as it was', () => {
    const query = toQuery(PLANT);
    expect(query).toBe('puissance=1100&heures=6000&charge=72.5&prix=0.145&age=12&fuites=25');
    expect(fromQuery(`?${query}`)).toEqual(textsOf(PLANT));
  });

  test('to the last decimal that can be typed, in the fields too', () => {
    const price = fc.integer({ min: 10_000, max: 1_000_000 }).map((millionths) => millionths / 1e6);
    fc.assert(
      fc.property(price, (eurosPerKwh) => {
        const plant = { ...PLANT, eurosPerKwh };
        const texts = fromQuery(toQuery(plant));
        expect(texts && parsePlant(texts)).toEqual({ ok: true, plant });
      }),
    );
  });

  test('an address without one has none', () => {
    expect(fromQuery('')).toBeUndefined();
    expect(fromQuery('?utm_source=x')).toBeUndefined();
  });

  test('whatever stands there, the fields get short texts', () =>
    fc.assert(
      fc.property(fc.string(), fc.string(), (power, hours) => {
        const texts = fromQuery(
          new URLSearchParams({ puissance: power, heures: hours }).toString(),
        );
        for (const text of Object.values(texts ?? {})) expect(text.length).toBeLessThanOrEqual(16);
      }),
    ));
});
