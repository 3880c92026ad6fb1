import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { between, byCounters, plants } from '#tests/support/plants.ts';
import { RATES } from '#tests/support/rates.ts';
import { costPlot } from './costPlot.ts';
import { estimateLine } from './estimateLine.ts';
import { FIELDS } from './leadFields.ts';
import { type Plant, parsePlant, textsOf } from './plant.ts';
import { PLANT_FIELD_NAMES } from './plantFields.ts';
import type { Range } from './rates.ts';
import { type Estimate, estimateSavings } from './savings.ts';

const NO_COUNTERS = { loadedHours: undefined, countedHours: undefined };

const ranges = (estimate: Estimate): Range[] =>
  Object.values(estimate).filter((value) => typeof value === 'object');
/** What grows with the plant: not what is said of it, nor its average. */
const numbers = ({ outlook: _, averagePercent: __, ...amounts }: Estimate): number[] =>
  Object.values(amounts).flatMap((value) =>
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
    forAll((_plant, found) => {
      const { cost, savings, costAfter, leaks, oldSurplus, idleCost = 0 } = found;
      for (const part of [savings, leaks, costAfter, oldSurplus])
        expect(part?.high ?? 0).toBeLessThanOrEqual(cost);
      expect(costAfter.low + savings.high).toBeCloseTo(cost, 4);
      expect(costAfter.high + savings.low).toBeCloseTo(cost, 4);
      // Idle power makes no air, so leaks do not waste it.
      expect(leaks.high + idleCost).toBeLessThanOrEqual(cost * (1 + 1e-9));
      expect(found.heatKwh).toBeLessThanOrEqual(found.energyKwh);
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
          const given = plant[field] ?? other;
          const [less, more] = [Math.min(given, other), Math.max(given, other)];
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

  test('the average lies between idle and full power, and more loaded hours never cost less', () =>
    fc.assert(
      fc.property(plants, byCounters, byCounters, (plant, one, other) => {
        const of = (load: Partial<Plant>) =>
          estimateSavings({ ...plant, loadPercent: undefined, ...load }, RATES);
        const found = of(one);
        expect(found.averagePercent).toBeGreaterThanOrEqual(RATES.idle - 1e-9);
        expect(found.averagePercent).toBeLessThanOrEqual(100 + 1e-9);
        const more = of({ ...one, loadedHours: Math.max(one.loadedHours, other.loadedHours) });
        if (other.loadedHours <= one.countedHours)
          expect(more.cost).toBeGreaterThanOrEqual(found.cost);
        // The same plant told by its average is the same plant.
        const told = of({ loadPercent: found.averagePercent, ...NO_COUNTERS });
        expect(told.cost).toBeCloseTo(found.cost, 6);
      }),
    ));

  test('young, tight and seldom idle only is well kept, and then no euros are promised', () =>
    forAll((plant, { outlook, idleCost = 0, cost }) => {
      const { ageYears: age, leakPercent: leak } = plant;
      const isYoung = age !== undefined && age <= RATES.oldAfterYears;
      const isTight = leak !== undefined && leak < RATES.keptLeaks;
      const isSeldomIdle = idleCost <= (cost * RATES.keptIdle) / 100;
      expect(outlook === 'wellKept').toBe(isYoung && isTight && isSeldomIdle);
      const isOld = (age ?? 0) > RATES.oldAfterYears;
      expect(outlook === 'possible').toBe((leak ?? 0) >= RATES.leaks.low || (isOld && !isTight));
      // The bill stays; what could be saved of it goes.
      expect(estimateLine(plant, RATES).match(/€ par an/g)).toHaveLength(
        outlook === 'wellKept' ? 1 : 2,
      );
    }));

  test('its line fits the request that carries it', () =>
    forAll((plant) => {
      const line = estimateLine(plant, RATES);
      expect(line).not.toMatch(/NaN|undefined|∞/);
      expect(line.length).toBeLessThanOrEqual(FIELDS.estimate.max);
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
