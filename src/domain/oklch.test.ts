import { expect, test } from 'vitest';
import { hexOf } from './oklch.ts';

test.each([
  ['oklch(1 0 0)', '#ffffff'],
  ['oklch(0 0 0)', '#000000'],
  // The primaries of CSS Color 4, § 9.2.
  ['oklch(0.62796 0.25768 29.234)', '#ff0000'],
  ['oklch(0.86644 0.29483 142.495)', '#00ff00'],
  ['oklch(0.45201 0.31321 264.052)', '#0000ff'],
])('%s is %s', (color, hex) => {
  expect(hexOf(color)).toBe(hex);
});

test('what is no colour is said', () => {
  expect(() => hexOf('var(--x)')).toThrow('no colour');
});
