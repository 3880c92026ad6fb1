import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addYears, daysBetween, parseDay } from './day.ts';

test.each([
  ['2026-11-15', '2026-11-15'],
  [' 15/11/2026 ', '2026-11-15'],
  ['1/2/2024', '2024-02-01'],
  ['29/02/2024', '2024-02-29'],
  ['0001-01-01', '0001-01-01'],
])('%s is a day', (text, day) => expect(parseDay(text)).toBe(day));

test.each(['', '2026-02-29', '31/04/2026', '2026-13-01', '11/2026', '15.11.2026', '15/11/26', 'x'])(
  '« %s » is none',
  (text) => expect(parseDay(text)).toBeUndefined(),
);

test('years later it is the same day, and never a later one', () => {
  expect(addYears('2023-05-02', 4)).toBe('2027-05-02');
  expect(addYears('2024-02-29', 4)).toBe('2028-02-29');
  expect(addYears('2024-02-29', 3)).toBe('2027-02-28');
  expect(addYears('2020-12-31', 10)).toBe('2030-12-31');
});

test('days are counted whatever the season', () => {
  expect(daysBetween('2026-03-01', '2026-04-01')).toBe(31);
  expect(daysBetween('2026-11-15', '2026-11-14')).toBe(-1);
  const days = fc.integer({ min: 0, max: 80_000 });
  const dayAt = (count: number) => new Date(count * 86_400_000).toISOString().slice(0, 10);
  fc.assert(
    fc.property(days, days, (a, b) => {
      expect(daysBetween(dayAt(a), dayAt(b))).toBe(b - a);
    }),
  );
});
