import { expect, test } from 'vitest';
import { flowBands, heatShares } from './heatFlow.ts';

test('the shares add up to the whole', () => {
  const { water, air, compressed } = heatShares(90, 72);
  expect([water, air, compressed]).toEqual([72, 18, 10]);
  expect(water + air + compressed).toBe(100);
});

test('a band starts where the one above it ends', () => {
  const [first = '', second = ''] = flowBands([72, 18, 10]);
  // 4 + 72 × 92 / 100 = 70.24
  expect(first).toMatch(/22 70\.2H0Z$/);
  expect(second).toMatch(/^M0 70\.2H/);
});
