import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computed, euros, forEars, megawattHours, shortEuros, tonnes } from './amounts.ts';

describe('computed amounts', () => {
  const amounts = fc.double({ min: 0, max: 1e12, noNaN: true });
  const decimals = fc.integer({ min: 0, max: 2 });

  test('have three significant digits, and nothing finer than their decimals', () =>
    fc.assert(
      fc.property(amounts, decimals, (value, maxDecimals) => {
        const shown = computed(value, maxDecimals);
        expect(shown.toPrecision(3)).toBe(
          Number(shown.toPrecision(3)) === shown ? shown.toPrecision(3) : 'more',
        );
        expect(Number(shown.toFixed(maxDecimals))).toBe(shown);
      }),
    ));

  test('are never off by more than half of what they show, nor out of order, nor rounded twice', () =>
    fc.assert(
      fc.property(amounts, amounts, decimals, (one, other, maxDecimals) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(Math.abs(computed(one, maxDecimals) - one)).toBeLessThanOrEqual(
          Math.max(0.50001 * 10 ** -maxDecimals, 0.00500001 * one),
        );
        expect(computed(low, maxDecimals)).toBeLessThanOrEqual(computed(high, maxDecimals));
        expect(computed(computed(one, maxDecimals), maxDecimals)).toBe(computed(one, maxDecimals));
      }),
    ));
});

describe('amounts as a French reader writes them', () => {
  test.each([
    [euros(33_750), '33\u00a0800\u00a0€'],
    [euros({ low: 6750, high: 10_125 }), '6\u00a0750\u00a0à 10\u00a0100\u00a0€'],
    [euros({ low: 8437.4, high: 8437.4 }), '8\u00a0440\u00a0€'],
    [euros(12.34), '12\u00a0€'],
    [euros(3.27), 'moins de 10\u00a0€'],
    [euros({ low: 7.2, high: 10 }), '7\u00a0à 10\u00a0€'],
    [euros(999.7), '1\u00a0000\u00a0€'],
    [tonnes({ low: 2.34, high: 3.51 }), '2,34\u00a0à 3,51\u00a0t'],
    [tonnes({ low: 0.8, high: 1.2 }), '0,8\u00a0à 1,2\u00a0t'],
    [tonnes({ low: 0.012, high: 0.018 }), '12\u00a0à 18\u00a0kg'],
    [tonnes({ low: 0.0004, high: 0.0006 }), 'moins de 1\u00a0kg'],
    [tonnes({ low: 210.4, high: 315.6 }), '210\u00a0à 316\u00a0t'],
    [megawattHours(202_500), '203\u00a0MWh'],
    [megawattHours(4500), '4,5\u00a0MWh'],
    [megawattHours(864), '864\u00a0kWh'],
    [megawattHours(0.3), 'moins de 1\u00a0kWh'],
    [shortEuros(50_000), '50\u00a0k€'],
    [shortEuros(1_500_000), '1,5\u00a0M€'],
    [shortEuros(200), '200\u00a0€'],
  ])('%s', (written, expected) => expect(written).toBe(expected));
});

test('a cold is said in French', () => {
  expect(forEars('de −20 à +3 °C')).toBe('de moins\u00a020 à +3 °C');
});
