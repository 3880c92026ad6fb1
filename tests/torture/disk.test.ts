import { describe, expect, test } from 'vitest';
import { hasStrace } from '#scripts/programs.mjs';
import { killAtRandom, tortureDisk } from '#tools/torture/tortureDisk.ts';
import { SOUND } from '#tools/torture/verdict.ts';

/** Each point is a process of its own: slow where the machine is busy. */
const SLOW = { timeout: 240_000 };

describe.skipIf(!hasStrace())('at chosen calls to the disk (needs strace)', SLOW, () => {
  test('a process killed loses no acknowledged request, and leaves none without mails', async () => {
    const report = await tortureDisk({ blow: 'signal=SIGKILL', requests: 6, points: 25 });
    expect(report.verdict).toEqual(SOUND);
    expect(report).toMatchObject({ points: 25, struck: 25 });
    expect(report.stored).toBeGreaterThan(25);
  });

  test.each(['error=EIO', 'error=ENOSPC'] as const)(
    '%s is told to those visitors alone, and nothing is half stored',
    async (blow) => {
      const report = await tortureDisk({ blow, requests: 6, points: 5 });
      expect(report.verdict).toEqual(SOUND);
      expect(report.struck).toBeGreaterThan(2);
      expect(report.refused).toBeGreaterThan(0);
    },
  );
});

test('killed at any instant, the same holds', SLOW, async () => {
  const report = await killAtRandom({ requests: 300, points: 2 });
  expect(report.verdict).toEqual(SOUND);
  expect(report.stored).toBeGreaterThan(2);
});
