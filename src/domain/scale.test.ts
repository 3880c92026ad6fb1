import { describe, expect, test } from 'vitest';
import { frenchQuantity, placeOnScale } from './scale.ts';

describe('placeOnScale', () => {
  test('spreads degrees evenly, downwards too', () => {
    const place = placeOnScale('lineaire', 10, -70);
    expect([-10, -30, -70].map(place)).toEqual([25, 50, 100]);
  });

  test('gives each power of ten the same length', () => {
    const place = placeOnScale('logarithmique', 1000, 0.001);
    expect(place(100)).toBeCloseTo(100 / 6);
    expect(place(1)).toBeCloseTo(50);
  });

  test('gives each nine of purity the same length', () => {
    const place = placeOnScale('neuf', 90, 99.999);
    expect([99, 99.9, 99.99].map((purity) => Math.round(place(purity)))).toEqual([25, 50, 75]);
  });
});

describe('frenchQuantity', () => {
  test.each([
    [99.999, '%', '99,999'],
    [1000, 'mbar', '1\u00a0000'],
    [3, '°C', '+3'],
    [-70, '°C', '−70'],
  ])('writes %d %s as %s', (value, unit, written) => {
    expect(frenchQuantity(value, unit)).toBe(written);
  });
});
