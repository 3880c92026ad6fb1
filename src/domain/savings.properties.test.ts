import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RATES } from '../../tests/support/rates.ts';
import { costPlot } from './costPlot.ts';
import { estimateLine } from './estimateLine.ts';
import { FIELDS } from './lead.ts';
import { PLANT_FIELD_NAMES, PLANT_FIELDS, type Plant, parsePlant, textsOf } from './plant.ts';
import { type Estimate, estimateSavings, type Range } from './savings.ts';

const between = (field: keyof Plant) => {
  const { least, most } = PLANT_FIELDS[field];
  return fc.double({ min: least, max: most, noNaN: true });
};

/** Every plant that the interface lets through. */
const plants: fc.Arbitrary<Plant> = fc.record({
  powerKw: between('powerKw'),
  hoursPerYear: between('hoursPerYear'),
  loadPercent: between('loadPercent'),
  eurosPerKwh: between('eurosPerKwh'),
  ageYears: between('ageYears'),
  leakPercent: fc.option(between('leakPercent'), { nil: undefined }),
});

const ranges = (estimate: Estimate): Range[] =>
  Object.values(estimate).filter((value) => typeof value === 'object');
const numbers = (estimate: Estimate): number[] =>
  Object.values(estimate).flatMap((value) =>
    typeof value === 'object' ? [value.low, value.high] : (value ?? []),
  );

describe('for every plant that the interface lets through', () => {
  const forAll = (check: (plant: Plant, estimate: Estimate) => void) =>
    fc.assert(fc.property(plants, (plant) => check(plant, estimateSavings(plant, RATES))));

  test('every number is one, and none is negative', () =>
    forAll((_plant, estimate) => {
      for (const value of numbers(estimate)) expect(value).toBeGreaterThanOrEqual(0);
      for (const value of numbers(estimate)) expect(value).toBeLessThan(Number.POSITIVE_INFINITY);
    }));

  test('ranges go from low to high', () =>
    forAll((_plant, estimate) => {
      for (const { low, high } of ranges(estimate)) expect(low).toBeLessThanOrEqual(high);
    }));

  test('nothing saved or lost is more than what is paid, and parts make the whole', () =>
    forAll((_plant, { cost, savings, costAfter, leaks, oldSurplus, energyKwh, heatKwh }) => {
      for (const part of [savings, leaks, costAfter, oldSurplus])
        expect(part?.high ?? 0).toBeLessThanOrEqual(cost);
      expect(costAfter.low + savings.high).toBeCloseTo(cost, 4);
      expect(costAfter.high + savings.low).toBeCloseTo(cost, 4);
      expect(heatKwh).toBeLessThanOrEqual(energyKwh);
    }));

  test('leaks and age never add to the savings: one band holds them all', () =>
    forAll((plant, { savings, cost }) => {
      const other = estimateSavings({ ...plant, ageYears: 60, leakPercent: 90 }, RATES);
      expect(other.savings).toEqual(savings);
      expect(savings.high).toBeLessThanOrEqual((cost * RATES.savings.high) / 100);
    }));

  test.each(['powerKw', 'hoursPerYear', 'loadPercent', 'eurosPerKwh'] as const)(
    'more %s never costs, saves or loses less',
    (field) =>
      fc.assert(
        fc.property(plants, between(field), (plant, other) => {
          const [less, more] = [plant[field], other].sort((a, b) => a - b);
          const before = numbers(estimateSavings({ ...plant, [field]: less }, RATES));
          const after = numbers(estimateSavings({ ...plant, [field]: more }, RATES));
          after.forEach((value, index) => {
            expect(value).toBeGreaterThanOrEqual(before[index] ?? 0);
          });
        }),
      ),
  );

  test('the price changes money only; twice the power is twice everything', () =>
    forAll((plant, estimate) => {
      const dearer = estimateSavings({ ...plant, eurosPerKwh: plant.eurosPerKwh * 2 }, RATES);
      expect(dearer.cost).toBeCloseTo(2 * estimate.cost, 4);
      const { energyKwh, heatKwh, savedCo2Tonnes } = estimate;
      expect(dearer).toMatchObject({ energyKwh, heatKwh, savedCo2Tonnes });
      const doubled = numbers(estimateSavings({ ...plant, powerKw: plant.powerKw * 2 }, RATES));
      numbers(estimate).forEach((value, index) => {
        expect(doubled[index]).toBeCloseTo(2 * value, 3);
      });
    }));

  test('the plot stays in its square, and the band below today', () =>
    forAll((_plant, estimate) => {
      const { today, after, marks } = costPlot(estimate);
      expect(marks.length).toBeGreaterThanOrEqual(2);
      expect(marks.length).toBeLessThanOrEqual(5);
      for (const at of [today, after.low, after.high, ...marks.map((mark) => mark.at)]) {
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThanOrEqual(100);
      }
      expect(today).toBeLessThan(after.high);
      expect(after.high).toBeLessThan(after.low);
    }));

  test('its line fits the request that carries it', () =>
    forAll((plant, estimate) => {
      const line = estimateLine(plant, estimate);
      expect(line).not.toMatch(/NaN|undefined|∞/);
      expect(line.length).toBeLessThanOrEqual(FIELDS.estimate.most);
    }));

  test('what the fields show is what is counted, to four digits', () =>
    forAll((plant) => {
      const parsed = parsePlant(textsOf(plant));
      for (const field of PLANT_FIELD_NAMES) {
        const read = parsed.ok ? parsed.plant[field] : Number.NaN;
        if (plant[field] === undefined) expect(read).toBeUndefined();
        else expect(Math.abs((read ?? Number.NaN) - plant[field])).toBeLessThanOrEqual(5.001e-5);
      }
    }));
});
