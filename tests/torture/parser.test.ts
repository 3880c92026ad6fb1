import { expect, test } from 'vitest';
import { tortureParser } from './tortureParser.ts';

test('whatever is posted is read exactly as typed, or refused with a reason', () => {
  const { inputs, accepted } = tortureParser(100_000);
  // Neither side of the property is idle.
  expect(accepted).toBeGreaterThan(inputs / 5);
  expect(accepted).toBeLessThan((inputs * 4) / 5);
});
