import { expect } from 'vitest';
import type { Outcome } from '#site/domain/tools/tool.ts';

/** Examples are written with four digits. */
const TOLERANCE = 0.001;

/** The relative difference: 0.001 is a thousandth of the expected value. */
export const distance = (found: number, expected: number): number =>
  expected === 0 ? found : found / expected - 1;

export const numberOf = ({ results }: Outcome, key: string): number => {
  const value = results[key];
  return typeof value === 'number' ? value : Number.NaN;
};

/** Every result that is named, and no fault. */
export function expectResults(outcome: Outcome, expected: Record<string, number | boolean>): void {
  expect(outcome.faults).toEqual({});
  for (const [key, value] of Object.entries(expected)) {
    if (typeof value === 'boolean') expect(outcome.results[key], key).toBe(value);
    else expect(Math.abs(distance(numberOf(outcome, key), value)), key).toBeLessThan(TOLERANCE);
  }
}

/** Nothing computed, and the reason said. */
export function expectNothing(outcome: Outcome, ...codes: string[]): void {
  expect(Object.values(outcome.results).filter((value) => value !== undefined)).toEqual([]);
  expect(outcome.warnings).toEqual(codes);
}
