import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberOf } from '#tests/support/within.ts';
import { vide } from './vide.ts';

const { compute } = vide();

describe('a pump timed', () => {
  const timed = (measuredSeconds: number) => compute({ mode: 'pompe', measuredSeconds });

  test('as long as reckoned: it draws what its sheet says', () => {
    const found = timed(175.6);
    expect(numberOf(found, 'drawnM3h')).toBeCloseTo(100, 1);
    expect(found.warnings).toEqual([]);
  });

  test('longer: it draws less; without a leak, as much less as it took more', () => {
    expect(timed(240).warnings).toEqual(['pumpedSlower']);
    const tight = compute({ mode: 'pompe', leakMbarLs: 0, measuredSeconds: 2 * 168.1 });
    expect(numberOf(tight, 'drawnM3h')).toBeCloseTo(50, 1);
  });

  test('shorter: something given is wrong', () => {
    expect(timed(100).warnings).toEqual(['pumpedFaster']);
    // With such a leak no pump of that sheet would get there.
    const stalls = compute({ mode: 'pompe', targetMbar: 2, measuredSeconds: 300 });
    expect(stalls.warnings).toEqual(['pumpedFaster']);
    expect(numberOf(stalls, 'drawnM3h')).toBeGreaterThan(100);
  });

  test('one that draws more takes less than measured, and one that draws less takes more', () => {
    const timed = fc.record({
      measuredSeconds: fc.double({ min: 1, max: 86_400, noNaN: true }),
      leakMbarLs: fc.double({ min: 0, max: 1000, noNaN: true }),
      targetMbar: fc.double({ min: 1, max: 900, noNaN: true }),
    });
    fc.assert(
      fc.property(timed, (given) => {
        const drawn = numberOf(compute({ mode: 'pompe', ...given }), 'drawnM3h');
        fc.pre(drawn > 1 && drawn < 19_000);
        const secondsAt = (speedM3h: number) =>
          compute({ ...given, mode: 'pompage', speedM3h }).results['seconds'] ?? 1e9;
        expect(secondsAt(drawn * 1.001)).toBeLessThan(given.measuredSeconds);
        expect(secondsAt(drawn / 1.001)).toBeGreaterThan(given.measuredSeconds);
      }),
    );
  });
});
