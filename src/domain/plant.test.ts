import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computed, euros, megawattHours, parseAmount, shortEuros, tonnes } from './amounts.ts';
import {
  fromQuery,
  PLANT_FIELD_NAMES,
  type Plant,
  type PlantTexts,
  parsePlant,
  readAmount,
  textsOf,
  toQuery,
} from './plant.ts';

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

describe('a point is read as its field asks', () => {
  test.each([
    ['hoursPerYear', '4 000', 4000],
    ['hoursPerYear', '4.000', 4000],
    ['hoursPerYear', '4000', 4000],
    ['hoursPerYear', '4 000,5', 4000.5],
    ['hoursPerYear', '4.000,5', 4000.5],
    ['hoursPerYear', '4.000 h', 4000],
    ['hoursPerYear', '4.5', 4.5],
    ['hoursPerYear', '4000.125', 4000.125],
    ['countedHours', '42.000', 42_000],
    ['loadedHours', '127.000', 127_000],
    ['powerKw', '1.100', 1100],
    ['powerKw', '7.5', 7.5],
    ['powerKw', '0.500', 0.5],
    ['powerKw', '1.2500', 1.25],
    ['eurosPerKwh', '0,15', 0.15],
    ['eurosPerKwh', '0.15', 0.15],
    ['eurosPerKwh', '0.150', 0.15],
    ['eurosPerKwh', '1.000', 1],
    ['loadPercent', '72.500', 72.5],
    ['leakPercent', '8.125', 8.125],
  ] as const)('%s « %s »', (field, text, value) => expect(readAmount(field, text)).toBe(value));

  test.each(['4.00.0', '4.000.', '4.000.5', '4,000,5', '.4.000', '04.000.000'])(
    '« %s » hours are no amount',
    (text) => expect(readAmount('hoursPerYear', text)).toBeNaN(),
  );
});

describe('computed amounts', () => {
  const amounts = fc.double({ min: 0, max: 1e12, noNaN: true });
  const decimals = fc.integer({ min: 0, max: 2 });

  test('have three significant digits, and nothing finer than their decimals', () =>
    fc.assert(
      fc.property(amounts, decimals, (value, most) => {
        const shown = computed(value, most);
        expect(shown.toPrecision(3)).toBe(
          Number(shown.toPrecision(3)) === shown ? shown.toPrecision(3) : 'more',
        );
        expect(Number(shown.toFixed(most))).toBe(shown);
      }),
    ));

  test('are never off by more than half of what they show, nor out of order, nor rounded twice', () =>
    fc.assert(
      fc.property(amounts, amounts, decimals, (one, other, most) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(Math.abs(computed(one, most) - one)).toBeLessThanOrEqual(
          Math.max(0.50001 * 10 ** -most, 0.00500001 * one),
        );
        expect(computed(low, most)).toBeLessThanOrEqual(computed(high, most));
        expect(computed(computed(one, most), most)).toBe(computed(one, most));
      }),
    ));
});

describe('amounts as a French reader writes them', () => {
  test.each([
    [euros(33_750), '33\u202f800\u00a0€'],
    [euros({ low: 6750, high: 10_125 }), '6\u202f750\u00a0à 10\u202f100\u00a0€'],
    [euros({ low: 8437.4, high: 8437.4 }), '8\u202f440\u00a0€'],
    [euros(12.34), '12\u00a0€'],
    [euros(0.2), '0\u00a0€'],
    [euros(999.7), '1\u202f000\u00a0€'],
    [tonnes({ low: 2.34, high: 3.51 }), '2,34\u00a0à 3,51\u00a0t'],
    [tonnes({ low: 0.012, high: 0.018 }), '0,01\u00a0à 0,02\u00a0t'],
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

  test('leaks and age may stay unknown', () => {
    const { leakPercent: _leak, ageYears: _age, ...unknown } = PLANT;
    expect(typed({ leakPercent: '', ageYears: ' ' })).toEqual({ ok: true, plant: unknown });
  });

  test('the load is told by an average or by counters: what is not asked for is not read', () => {
    const { loadPercent: _average, ...others } = PLANT;
    const counters = { loadedHours: '27.000', countedHours: '42 000' };
    expect(typed({ ...counters, isCounted: true, loadPercent: 'abc' })).toEqual({
      ok: true,
      plant: { ...others, loadedHours: 27_000, countedHours: 42_000 },
    });
    expect(typed({ ...counters, loadedHours: 'abc' })).toEqual({ ok: true, plant: PLANT });
    expect(typed({ ...counters, loadedHours: '42 001', isCounted: true })).toEqual({
      ok: false,
      faults: { loadedHours: 'tooHigh' },
    });
    expect(typed({ loadedHours: '0', countedHours: '0', isCounted: true })).toEqual({
      ok: false,
      faults: { countedHours: 'tooLow' },
    });
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

  test('told by its counters, of an age nobody knows, too', () => {
    const { loadPercent: _average, ageYears: _age, ...others } = PLANT;
    const plant = { ...others, loadedHours: 27_000, countedHours: 42_000 };
    const query = toQuery(plant);
    expect(query).toBe(
      'puissance=1100&heures=6000&heures-charge=27000&heures-totales=42000&prix=0.145&age=&fuites=25',
    );
    const texts = fromQuery(query, textsOf(PLANT));
    expect(texts && parsePlant(texts)).toEqual({ ok: true, plant });
  });

  test('an address as it was before there were counters says what it said', () => {
    const texts = fromQuery('puissance=75&heures=4000&charge=75&prix=0.15&age=12');
    expect(texts && parsePlant(texts)).toEqual({
      ok: true,
      plant: { powerKw: 75, hoursPerYear: 4000, loadPercent: 75, eurosPerKwh: 0.15, ageYears: 12 },
    });
  });

  test('no decimals are taken for thousands', () => {
    const thousandths = (most: number) => fc.integer({ min: 1000, max: most }).map((n) => n / 1000);
    fc.assert(
      fc.property(thousandths(5_000_000), thousandths(8_760_000), (powerKw, hoursPerYear) => {
        const plant = { ...PLANT, powerKw, hoursPerYear };
        const texts = fromQuery(toQuery(plant));
        expect(texts && parsePlant(texts)).toEqual({ ok: true, plant });
      }),
    );
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
        for (const field of PLANT_FIELD_NAMES)
          expect((texts?.[field] ?? '').length).toBeLessThanOrEqual(16);
      }),
    ));
});
