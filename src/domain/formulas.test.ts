import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figures } from '#site/content/figures.ts';
import { simulator } from '#site/content/simulator.ts';
import { findEquations, type Quantities } from '#tests/support/equations.ts';
import type { Plant } from './plant.ts';
import { type Range, ratesOf } from './rates.ts';
import { type Estimate, estimateSavings } from './savings.ts';

const RATES = ratesOf(figures);
const equations = findEquations(simulator.formulas.lines);

const both = (value: number): Range => ({ low: value, high: value });

/** What the printed names stand for: what was typed, and what the code finds. */
const typed = (plant: Plant): Quantities => ({
  puissance: both(plant.powerKw),
  heures: both(plant.hoursPerYear),
  'prix du kWh': both(plant.eurosPerKwh),
  'heures en charge': both(plant.loadedHours ?? 0),
  'heures totales': both(plant.countedHours ?? 1),
});

/** The same plant, its load told by an average power. */
function toldByAverage(plant: Plant): Estimate {
  const { averagePercent: loadPercent } = estimateSavings(plant, RATES);
  const { loadedHours: _, countedHours: __, ...others } = plant;
  return estimateSavings({ ...others, loadPercent }, RATES);
}

const computed = (found: Estimate, plant: Plant): Quantities => ({
  'puissance moyenne': both(found.averagePercent / 100),
  énergie: both(found.energyKwh),
  coût: both(found.cost),
  économie: found.savings,
  fuites: toldByAverage(plant).leaks,
  'fuites comptées': found.leaks,
  'marche à vide': both(found.idleCost ?? Number.NaN),
  surcoût: found.oldSurplus ?? both(Number.NaN),
  'chaleur rendue': both(found.heatKwh),
  'eau chaude': both(found.hotWaterKwh),
  // In grams, as the figure is.
  'co2 évité': { low: found.savedCo2Tonnes.low * 1e6, high: found.savedCo2Tonnes.high * 1e6 },
  budget: found.investment,
  cee: { low: Number.NaN, high: found.maxCee },
});

/** In euros: what floating point cannot hold. */
const TINY = 1e-15;

/** Old, so that every line has its number; leaks unmeasured, so that the printed range counts. */
const plants: fc.Arbitrary<Plant> = fc
  .record({
    powerKw: fc.double({ min: 1, max: 5000, noNaN: true }),
    hoursPerYear: fc.double({ min: 1, max: 8760, noNaN: true }),
    eurosPerKwh: fc.double({ min: 0.01, max: 1, noNaN: true }),
    countedHours: fc.double({ min: 1, max: 999_999, noNaN: true }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ part, ...plant }) => ({
    ...plant,
    loadedHours: plant.countedHours * part,
    ageYears: RATES.oldAfterYears + 1,
  }));

describe('every formula that the page prints', () => {
  test('is one the test can read, and none is missing', () => {
    const plant = { powerKw: 1, hoursPerYear: 1, eurosPerKwh: 1 };
    const known = computed(estimateSavings(plant, RATES), plant);
    expect(equations.map(({ name }) => name).sort()).toEqual(Object.keys(known).sort());
  });

  test.each(equations)('$name = $text is what the code does', ({ name, reckon }) => {
    // The surplus is printed in whole percents of the bill: "17 à 23 %".
    const roundedBy = (found: Estimate) => (name === 'surcoût' ? found.cost * 0.005 : 0);
    fc.assert(
      fc.property(plants, (plant) => {
        const found = estimateSavings(plant, RATES);
        const said = reckon({ ...typed(plant), ...computed(found, plant) });
        const done = computed(found, plant)[name] ?? both(Number.NaN);
        for (const end of ['low', 'high'] as const) {
          if (name === 'cee' && end === 'low') continue;
          const slack = 1e-9 * Math.abs(done[end]) + roundedBy(found) + TINY;
          expect(Math.abs(said[end] - done[end])).toBeLessThanOrEqual(slack);
        }
      }),
    );
  });

  test('a measured leak replaces the range, as the page says', () => {
    const found = estimateSavings(
      { powerKw: 75, hoursPerYear: 4000, loadPercent: 75, eurosPerKwh: 0.15, leakPercent: 12 },
      RATES,
    );
    for (const leak of [found.leaks.low, found.leaks.high])
      expect(leak).toBeCloseTo(0.12 * found.cost, 9);
  });
});
