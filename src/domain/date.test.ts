import { expect, test } from 'vitest';
import { formatDate } from './date.ts';

test('dates are written in French', () => {
  expect(formatDate('2026-11-15')).toBe('15 novembre 2026');
  expect(formatDate('2027-03-01')).toBe('1er mars 2027');
});
