import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TOOL_FIGURES } from '#tests/support/toolFigures.ts';
import { distance, expectResults, numberOf } from '#tests/support/within.ts';
import { AIR_FACTORS, azote } from './azote.ts';

const { compute } = azote(TOOL_FIGURES);

const results = (values: readonly [number, number, number, number, number, number, number]) => {
  const [airM3h, powerKw, kwhPerNm3, onSiteEurosPerNm3, delivered, savingEuros, paybackYears] =
    values;
  return {
    ...{ airM3h, powerKw, kwhPerNm3, onSiteEurosPerNm3 },
    ...{ deliveredTotalEurosPerNm3: delivered, savingEuros, paybackYears },
  };
};

describe('examples', () => {
  test('30 Nm³/h at 99.5 %', () =>
    expectResults(compute({}), results([94.61, 11.04, 0.3679, 0.1202, 0.3934, 38_790, 1.547])));

  test('100 Nm³/h, 6000 h', () => {
    const plant = { flowNm3h: 100, hoursPerYear: 6000, airFactor: 3.4 };
    expectResults(
      compute({ ...plant, deliveredEurosPerNm3: 0.22, investEuros: 150_000 }),
      results([369.7, 43.14, 0.4314, 0.0972, 0.2366, 98_630, 1.521]),
    );
  });

  test('5 Nm³/h, 1500 h', () => {
    const plant = { flowNm3h: 5, hoursPerYear: 1500, airFactor: 5.1, investEuros: 25_000 };
    const bought = { deliveredEurosPerNm3: 0.9, deliveredFixedEuros: 800, lossPercent: 10 };
    expectResults(
      compute({ ...plant, ...bought }),
      results([27.73, 3.235, 0.647, 0.5304, 1.107, 6822, 3.665]),
    );
  });
});

describe('purity', () => {
  test.each(AIR_FACTORS)('%d %% takes %d m³ of air for one', (purity, airFactor) => {
    expect(compute({ purity })).toEqual(compute({ purity, airFactor }));
    expect(compute({ purity: String(purity).replace('.', ',') })).toEqual(compute({ purity }));
  });

  test("the maker's factor replaces it", () =>
    expect(numberOf(compute({ purity: 95, airFactor: '2,9' }), 'airM3h')).toBeCloseTo(94.61, 1));

  test('purer takes more', () => {
    const factors = AIR_FACTORS.map(([, factor]) => factor);
    expect(factors.toSorted((a, b) => a - b)).toEqual(factors);
  });

  // F = 1 / (0.781 × yield).
  test.each([
    [95, 0.6, 0.12],
    [99.999, 0.25, 0.02],
  ])('at %d %% a yield of %d is not far', (purity, nitrogenYield, share) => {
    const factor = AIR_FACTORS.find(([of]) => of === purity)?.[1] ?? 0;
    expect(Math.abs(factor * 0.781 * nitrogenYield - 1)).toBeLessThan(share);
  });
});

test('where nitrogen is cheaper delivered there is no payback, and it is said', () => {
  const { results: found, warnings } = compute({
    deliveredEurosPerNm3: 0.05,
    investEuros: 500_000,
  });
  expect(warnings).toEqual(['deliveredIsCheaper']);
  expect(found['paybackYears']).toBeUndefined();
  expect(found['savingEuros']).toBeLessThan(0);
});

test('a payback longer than the plant lasts is said', () => {
  const { results: found, warnings } = compute({
    ...{ flowNm3h: 20, hoursPerYear: 2000, years: 10 },
    ...{ deliveredEurosPerNm3: 0.15, deliveredFixedEuros: 0 },
  });
  expect(found['savingEuros']).toBeGreaterThan(0);
  expect(warnings).toEqual(['paybackTooLong']);
  expect(found['gainEuros']).toBeLessThan(0);
});

test('what is left once the equipment is paid', () => {
  const found = compute({});
  expect(found.warnings).toEqual(['paysBack']);
  expect(distance(numberOf(found, 'gainEuros'), 10 * 38_790 - 60_000)).toBeCloseTo(0, 3);
  // Paid on the last day: nothing is gained, and nothing is lost.
  const years = numberOf(found, 'paybackYears');
  expect(numberOf(compute({ years }), 'gainEuros')).toBeCloseTo(0, 3);
});

test('dearer deliveries never make the plant pay back later', () => {
  const price = fc.double({ min: 0.2, max: 10, noNaN: true });
  const yearsAt = (deliveredEurosPerNm3: number) =>
    numberOf(compute({ deliveredEurosPerNm3 }), 'paybackYears');
  fc.assert(
    fc.property(price, price, (a, b) => {
      expect(yearsAt(Math.max(a, b))).toBeLessThanOrEqual(yearsAt(Math.min(a, b)));
    }),
  );
});
