import { describe, expect, test } from 'vitest';
import { isHopeless, retryDelaySeconds } from './backoff.ts';

const attempts = Array.from({ length: 2000 }, (_, index) => index);

describe('the wait before the next attempt', () => {
  test('grows from half a minute to an hour and stays there', () => {
    const shortest = attempts.map((attempt) => retryDelaySeconds(attempt, () => 0));
    expect(shortest.slice(0, 8)).toEqual([30, 60, 120, 240, 480, 960, 1800, 1800]);
    expect(shortest).toEqual([...shortest].sort((a, b) => a - b));
    const longest = attempts.map((attempt) => retryDelaySeconds(attempt, () => 1));
    expect(longest[0]).toBe(60);
    expect(longest.at(-1)).toBe(3600);
  });

  test('is drawn by lot', () => {
    const draws = attempts.map(() => retryDelaySeconds(3, Math.random));
    expect(Math.min(...draws)).toBeGreaterThanOrEqual(240);
    expect(Math.max(...draws)).toBeLessThanOrEqual(480);
    expect(new Set(draws.map(Math.round)).size).toBeGreaterThan(150);
  });
});

describe('giving up', () => {
  const now = new Date('2026-11-15T12:00:00Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

  test.each([
    ['never tried', 0, undefined, false],
    ['tried for 4.9 days', 150, daysAgo(4.9), false],
    ['tried for 5 days', 150, daysAgo(5), true],
    ['tried twice, then the clock jumped ten days', 2, daysAgo(10), false],
    ['tried from a day that is still to come', 150, daysAgo(-10), false],
  ])('%s', (_name, attempts, firstTriedAt, expected) => {
    expect(isHopeless(attempts, firstTriedAt, now)).toBe(expected);
  });
});
