import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figures } from '#site/content/figures.ts';
import { costPlot } from './costPlot.ts';
import { estimateLine } from './estimateLine.ts';
import { FIELDS } from './lead.ts';
import { PLANT_FIELD_NAMES, PLANT_FIELDS, type Plant, parsePlant, textsOf } from './plant.ts';
import { type Estimate, estimateSavings, type Range, type Rates, ratesOf } from './savings.ts';

/** Round figures of the test's own: the owner's may change. */
const RATES: Rates = {
  savings: { low: 20, high: 30 },
  leaks: { low: 20, high: 40 },
  oldFromYears: 10,
  oldSurplus: { low: 20, high: 30 },
  heat: 90,
  hotWater: 72,
  replacementPaybackYears: { low: 3, high: 5 },
  ceeMost: 30,
  co2GramsPerKwh: 52,
};

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

describe('by hand', () => {
  const plant: Plant = {
    powerKw: 75,
    hoursPerYear: 4000,
    loadPercent: 75,
    eurosPerKwh: 0.15,
    ageYears: 12,
  };
  const found = estimateSavings(plant, RATES);

  test('75 kW × 4 000 h × 75 % = 225 000 kWh; × 0,15 € = 33 750 €', () => {
    expect(found.energyKwh).toBe(225_000);
    expect(found.cost).toBe(33_750);
  });

  test('20 to 30 % of 33 750 € is 6 750 to 10 125 €, which leaves 23 625 to 27 000 €', () => {
    expect(found.savings).toEqual({ low: 6750, high: 10_125 });
    expect(found.costAfter).toEqual({ low: 23_625, high: 27_000 });
  });

  test('leaks: 20 to 40 % of 33 750 € is 6 750 to 13 500 €; measured at 25 %, 8 437,50 €', () => {
    expect(found.leaks).toEqual({ low: 6750, high: 13_500 });
    const measured = estimateSavings({ ...plant, leakPercent: 25 }, RATES);
    expect(measured.leaks).toEqual({ low: 8437.5, high: 8437.5 });
    expect(measured.savings).toEqual(found.savings);
  });

  test('20 to 30 % more than a recent machine: 33 750 × 20/120 = 5 625 €, × 30/130 ≈ 7 788 €', () => {
    expect(found.oldSurplus?.low).toBeCloseTo(5625, 6);
    expect(found.oldSurplus?.high).toBeCloseTo(7788.46, 2);
    // The same machine, renewed: 33 750 − 5 625 = 28 125 €, and 28 125 × 1,2 = 33 750 €.
    expect((33_750 - (found.oldSurplus?.low ?? 0)) * 1.2).toBeCloseTo(33_750, 6);
    expect(estimateSavings({ ...plant, ageYears: 10 }, RATES).oldSurplus).toBeUndefined();
  });

  test('heat: 90 % of 225 MWh is 202,5 MWh, of which 72 % of 225, 162 MWh, as hot water', () => {
    expect(found.heatKwh).toBe(202_500);
    expect(found.hotWaterKwh).toBe(162_000);
  });

  test('CO₂: 225 000 kWh × 20 to 30 % × 52 g = 2,34 to 3,51 t', () => {
    expect(found.savedCo2Tonnes.low).toBeCloseTo(2.34, 9);
    expect(found.savedCo2Tonnes.high).toBeCloseTo(3.51, 9);
  });

  test('paid back in 3 to 5 years: 3 × 6 750 to 5 × 10 125 €; certificates 30 % of 50 625 €', () => {
    expect(found.investment).toEqual({ low: 20_250, high: 50_625 });
    expect(found.ceeMost).toBeCloseTo(15_187.5, 6);
  });

  test('a small plant: 5 kW × 1 000 h × 50 % × 0,20 € = 500 €; 100 to 150 € of it', () => {
    const small = estimateSavings(
      { powerKw: 5, hoursPerYear: 1000, loadPercent: 50, eurosPerKwh: 0.2, ageYears: 3 },
      RATES,
    );
    expect(small.cost).toBe(500);
    expect(small.savings).toEqual({ low: 100, high: 150 });
  });
});

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

test("the owner's figures make rates in the same units", () => {
  const rates = ratesOf(figures);
  expect(Object.keys(rates).sort()).toEqual(Object.keys(RATES).sort());
  for (const percent of [rates.savings.high, rates.leaks.high, rates.heat, rates.ceeMost]) {
    expect(percent).toBeGreaterThan(1);
    expect(percent).toBeLessThanOrEqual(100);
  }
});
