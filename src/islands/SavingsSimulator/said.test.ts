import { describe, expect, test } from 'vitest';
import { simulator } from '#site/content/simulator.ts';
import type { Plant } from '#site/domain/plant.ts';
import { estimateSavings } from '#site/domain/savings.ts';
import { RATES } from '#tests/support/rates.ts';
import { sayFault, sayResult, sayRows } from './said.ts';

const { rows, result } = simulator;
const PLANT: Plant = { powerKw: 75, hoursPerYear: 4000, loadPercent: 75, eurosPerKwh: 0.15 };
const COUNTED: Plant = {
  ...{ powerKw: 75, hoursPerYear: 4000, eurosPerKwh: 0.15 },
  ...{ loadedHours: 27_000, countedHours: 42_000 },
};
const found = (plant: Plant) => ({ plant, estimate: estimateSavings(plant, RATES) });
const said = (plant: Plant) => new Map(sayRows(simulator, found(plant)));
const startsWith = (plant: Plant, term: string) =>
  [...said(plant)].find(([name]) => name.startsWith(term));

describe('the rows', () => {
  test('tell what idling costs where counters are read, and only there', () => {
    expect(said(COUNTED).get(rows.idle)).toMatch(/^4\s820\s€ .*, 14\s% /);
    expect(said(PLANT).has(rows.idle)).toBe(false);
  });

  test('say why leaks cannot all be won back, for a power and for counters', () => {
    expect(startsWith(PLANT, rows.leaks)?.[0]).toContain(rows.leaksStay);
    expect(startsWith(COUNTED, rows.leaks)?.[0]).toContain(rows.leaksStayCounted);
    const tight = { ...PLANT, leakPercent: 8 };
    expect(startsWith(tight, rows.leaksKnown)?.[0]).toBe(rows.leaksKnown);
  });

  test('name certificates in euros only where they are worth the asking', () => {
    expect(said(PLANT).get(rows.investment)).toMatch(/\(15\s200\s€\)/);
    const tiny = { powerKw: 4, hoursPerYear: 600, loadPercent: 60, eurosPerKwh: 0.2 };
    expect(said(tiny).get(rows.investment)).toContain(rows.ceeIf);
    expect(said(tiny).get(rows.investment)).not.toMatch(/\(.*€/);
  });

  test('are there, empty, while a value is impossible', () => {
    expect(new Set(sayRows(simulator, undefined).map(([, value]) => value))).toEqual(
      new Set(['–']),
    );
  });
});

test.each([
  [{ ageYears: 12 }, result.savings],
  [{ ageYears: 12, leakPercent: 6 }, result.general],
  [{ ageYears: 3, leakPercent: 15 }, result.general],
  [{ ageYears: 3, leakPercent: 25 }, result.savings],
  [{ ageYears: 3, leakPercent: 5 }, result.wellKept],
])('of %j is said: %s', (known, label) =>
  expect(sayResult(result, found({ ...PLANT, ...known })).label).toBe(label),
);

test('a unit of something else is answered with the one that is asked', () =>
  expect(sayFault('eurosPerKwh', 'otherUnit', simulator)).toMatch(/ €\/kWh\. .* 0,\d+\s€\/kWh\.$/));
