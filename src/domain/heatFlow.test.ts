import { expect, test } from 'vitest';
import { heatBands } from './heatFlow.ts';

const bands = heatBands(90, 72);

test('the shares add up to the whole', () => {
  const shares = bands.map(({ percent }) => percent);
  expect(shares).toEqual([72, 18, 10]);
  expect(shares.reduce((sum, share) => sum + share)).toBe(100);
});

test('a band starts where the one above it ends', () => {
  const [first, second] = bands.map(({ path }) => path);
  // 4 + 72 × 92 / 100 = 70.24
  expect(first).toMatch(/22 70\.2H0Z$/);
  expect(second).toMatch(/^M0 70\.2H/);
});
