import { describe, expect, test } from 'vitest';
import { figures } from '#site/content/figures.ts';
import { RATES } from '#tests/support/rates.ts';
import type { Plant } from './plant.ts';
import { ratesOf } from './rates.ts';
import { estimateSavings } from './savings.ts';

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

  test('leaks by counters: 27 000 of 42 000 h × 70 % × 75 kW × 4 000 h × 0,15 € = 20 250 € for air; 25 % is 5 062,50 €', () => {
    const { loadPercent: _average, ...others } = plant;
    const counted = { ...others, loadedHours: 27_000, countedHours: 42_000, leakPercent: 25 };
    const { leaks, idleCost, cost } = estimateSavings(counted, RATES);
    expect(leaks.low).toBeCloseTo(5062.5, 6);
    expect(leaks.high).toBe(leaks.low);
    // Idle for 15 000 of 42 000 h at 30 %: 4 821,43 €, a seventh of 33 750 €.
    expect(idleCost).toBeCloseTo(33_750 / 7, 6);
    expect(cost).toBeCloseTo(33_750, 6);
    expect(found.idleCost).toBeUndefined();
  });

  test('20 to 30 % more than a recent machine: 33 750 × 20/120 = 5 625 €, × 30/130 ≈ 7 788 €', () => {
    expect(found.oldSurplus?.low).toBeCloseTo(5625, 6);
    expect(found.oldSurplus?.high).toBeCloseTo(7788.46, 2);
    // The same machine, renewed: 33 750 − 5 625 = 28 125 €, and 28 125 × 1,2 = 33 750 €.
    expect((33_750 - (found.oldSurplus?.low ?? 0)) * 1.2).toBeCloseTo(33_750, 6);
    expect(estimateSavings({ ...plant, ageYears: 10 }, RATES).oldSurplus).toBeUndefined();
    expect(estimateSavings({ ...plant, ageYears: 10.1 }, RATES).oldSurplus).toBeDefined();
  });

  test('heat: 90 % of 225 MWh is 202,5 MWh, of which 72 % of 225, 162 MWh, as hot water', () => {
    expect(found.heatKwh).toBe(202_500);
    expect(found.hotWaterKwh).toBe(162_000);
  });

  test('CO2: 225 000 kWh × 20 to 30 % × 52 g = 2,34 to 3,51 t', () => {
    expect(found.savedCo2Tonnes.low).toBeCloseTo(2.34, 9);
    expect(found.savedCo2Tonnes.high).toBeCloseTo(3.51, 9);
  });

  test('paid back in 3 to 5 years: 3 × 6 750 to 5 × 10 125 €; certificates 30 % of 50 625 €', () => {
    expect(found.investment).toEqual({ low: 20_250, high: 50_625 });
    expect(found.maxCee).toBeCloseTo(15_187.5, 6);
  });

  test('counters: 27 000 h loaded of 42 000 h run, idle at 30 %: (27 000 + 0,3 × 15 000) ÷ 42 000 = 75 %', () => {
    const { loadPercent: _average, ...others } = plant;
    const counted = estimateSavings(
      { ...others, loadedHours: 27_000, countedHours: 42_000 },
      RATES,
    );
    expect(counted.averagePercent).toBeCloseTo(75, 9);
    expect(counted.cost).toBeCloseTo(33_750, 6);
  });

  test.each([
    [12, undefined, 'possible'],
    [12, 10, 'possible'],
    [12, 9.9, 'general'],
    [10.1, undefined, 'possible'],
    [10, undefined, 'general'],
    [3, 20, 'possible'],
    [undefined, 20, 'possible'],
    [3, 19.9, 'general'],
    [3, 10, 'general'],
    [3, undefined, 'general'],
    [undefined, 5, 'general'],
    [undefined, undefined, 'general'],
    [10.1, 9.9, 'general'],
    [10, 9.9, 'wellKept'],
    [0, 0, 'wellKept'],
  ] as const)('%s years, %s %% of leaks: the range is %s', (ageYears, leakPercent, outlook) => {
    expect(estimateSavings({ ...plant, ageYears, leakPercent }, RATES).outlook).toBe(outlook);
  });

  // At 30 % idle, l hours loaded of 100 make idling (100 − l) × 0,3 ÷ (l + (100 − l) × 0,3) of the bill.
  test.each([
    [80, '7 %', 'wellKept'],
    [63, '14,98 %', 'wellKept'],
    [62, '15,5 %', 'general'],
    [20, '55 %', 'general'],
  ] as const)(
    'young and tight, %s hours loaded of 100: %s of the bill makes no air, the range is %s',
    (loadedHours, _part, outlook) => {
      const { loadPercent: _average, ...others } = plant;
      const counted = { ...others, loadedHours, countedHours: 100, ageYears: 3, leakPercent: 5 };
      expect(estimateSavings(counted, RATES).outlook).toBe(outlook);
    },
  );

  test('a small plant: 5 kW × 1 000 h × 50 % × 0,20 € = 500 €; 100 to 150 € of it', () => {
    const small = estimateSavings(
      { powerKw: 5, hoursPerYear: 1000, loadPercent: 50, eurosPerKwh: 0.2, ageYears: 3 },
      RATES,
    );
    expect(small.cost).toBe(500);
    expect(small.savings).toEqual({ low: 100, high: 150 });
  });
});

test("the owner's figures make rates in the same units", () => {
  const rates = ratesOf(figures);
  expect(Object.keys(rates).sort()).toEqual(Object.keys(RATES).sort());
  for (const percent of [rates.savings.high, rates.leaks.high, rates.heat, rates.maxCee]) {
    expect(percent).toBeGreaterThan(1);
    expect(percent).toBeLessThanOrEqual(100);
  }
});
