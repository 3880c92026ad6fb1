import { expect, test } from 'vitest';
import { tortureParser } from '#tools/torture/tortureParser.ts';

// A fifth of what npm run torture posts.
test('whatever is posted is read exactly as typed, or refused with a reason', () => {
  const { inputs, accepted } = tortureParser(20_000);
  // Both outcomes must occur: accepted and refused.
  expect(accepted).toBeGreaterThan(inputs / 5);
  expect(accepted).toBeLessThan((inputs * 4) / 5);
});
