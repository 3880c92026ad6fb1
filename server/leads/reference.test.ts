import { expect, test } from 'vitest';
import { createReferences } from './reference.ts';

test('a reference tells the month in Paris and cannot be misread', () => {
  // New Year in Paris, still December in London.
  expect(createReferences('AER', new Date('2026-12-31T23:30:00Z'))()).toMatch(/^AER-2701-/);
  const drawn = Array.from({ length: 200 }, createReferences('AER', new Date())).map((one) =>
    one.slice(-5),
  );
  expect(drawn.filter((part) => !/^[2-9A-HJKMNP-TV-Z]{5}$/.test(part))).toEqual([]);
  expect(new Set(drawn).size).toBeGreaterThan(190);
});
