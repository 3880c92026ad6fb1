import { expect, test } from 'vitest';
import { fine, median, quantile } from './figures.ts';

test('quantiles are values that were measured', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(quantile(hundred, 0.99)).toBe(99);
  expect(quantile(hundred, 1)).toBe(100);
  expect(median([3, 1, 2])).toBe(2);
  expect(() => median([])).toThrow();
});

test('figures are written as the owner reads them', () => {
  expect(fine(1.239)).toBe('1,24');
});
