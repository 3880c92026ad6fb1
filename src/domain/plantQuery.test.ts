import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Plant, parsePlant, textsOf } from './plant.ts';
import { PLANT_FIELD_NAMES } from './plantFields.ts';
import { fromQuery, toQuery } from './plantQuery.ts';

const PLANT: Plant = {
  powerKw: 1100,
  hoursPerYear: 6000,
  loadPercent: 72.5,
  eurosPerKwh: 0.145,
  ageYears: 12,
  leakPercent: 25,
};

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
    const thousandths = (max: number) => fc.integer({ min: 1000, max }).map((n) => n / 1000);
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
