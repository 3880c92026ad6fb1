import { expect, test } from 'vitest';
import { TODAY } from './support/budgets.ts';
import { ecoindex, GRADE_A, rank } from './support/ecoindex.ts';

const view = (elements: number, requests: number, kilobytes: number) => ({
  elements,
  requests,
  kilobytes,
});

test.each([
  ['kilobytes', 2500, 14.086372025739513],
  ['elements', 150, 2.892857142857143],
  ['requests', 23, 2.8],
  ['kilobytes', 310_182.902, 20],
] as const)('%s: %d stands where the published tests put it', (measure, value, place) => {
  expect(rank(measure, value)).toBeCloseTo(place, 9);
});

test.each([
  [0, 0, 0, 100],
  [47, 2, 1.37, 95],
  [233, 34, 479.46, 80],
  [594_601, 3920, 223_212.26, 0],
  [100, 100, 100, 72],
  [100, 100, 1000, 67],
  [100, 100, 10_000, 58],
  [200, 200, 10_000, 46],
  [2355, 267, 2493, 10],
  [240, 20, 331, 83],
  [2240, 100, 310_182.902, 16],
])('%d elements, %d requests, %d kB: %d', (elements, requests, kilobytes, score) => {
  expect(Math.round(ecoindex(view(elements, requests, kilobytes)))).toBe(score);
});

test('one more of anything is never better', () => {
  const score = ecoindex(view(400, 15, 200));
  expect(ecoindex(view(401, 15, 200))).toBeLessThan(score);
  expect(ecoindex(view(400, 16, 200))).toBeLessThan(score);
  expect(ecoindex(view(400, 15, 201))).toBeLessThan(score);
});

test('what cannot be counted is refused', () => {
  for (const value of [-1, Number.NaN, Number.POSITIVE_INFINITY])
    expect(() => rank('elements', value)).toThrow(RangeError);
});

test('every page but the home page is an A today, before an owner adds to it', () => {
  const others = Object.entries(TODAY).filter(([path]) => path !== '/');
  expect(others.length).toBeGreaterThan(5);
  for (const [path, score] of others) expect(score, path).toBeGreaterThanOrEqual(GRADE_A);
});
