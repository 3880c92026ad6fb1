import { describe, expect, test } from 'vitest';
import { type Plant, type PlantTexts, parsePlant, readAmount, textsOf } from './plant.ts';

const PLANT: Plant = {
  powerKw: 1100,
  hoursPerYear: 6000,
  loadPercent: 72.5,
  eurosPerKwh: 0.145,
  ageYears: 12,
  leakPercent: 25,
};

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
    ['eurosPerKwh', '0,15 €', 0.15],
    ['hoursPerYear', '4 000 heures', 4000],
    ['ageYears', '1 an', 1],
    ['powerKw', '\u22125', -5],
    ['leakPercent', '0,', 0],
  ] as const)('%s « %s »', (field, text, value) => expect(readAmount(field, text)).toBe(value));

  test.each(['4.00.0', '4.000.', '4.000.5', '4,000,5', '.4.000', '04.000.000'])(
    '« %s » hours are no amount',
    (text) => expect(readAmount('hoursPerYear', text)).toBeNaN(),
  );
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
    ['powerKw', '75 chevaux', 'otherUnit'],
    ['eurosPerKwh', '150 €/MWh', 'otherUnit'],
    ['powerKw', '1e3', 'unreadable'],
    ['powerKw', '99 999', 'tooHigh'],
    ['ageYears', '120', 'tooHigh'],
    ['leakPercent', '95', 'tooHigh'],
    ['leakPercent', 'beaucoup', 'unreadable'],
  ] as const)('%s « %s » is %s, and nothing is cut to fit', (field, text, fault) => {
    expect(typed({ [field]: text })).toEqual({ ok: false, faults: { [field]: fault } });
  });
});
