import { expect, inject, test } from 'vitest';
import { killSender } from '#tools/torture/killSender.ts';

const postgresUrl = inject('postgresUrl') ?? '';

test.skipIf(postgresUrl === '')(
  'of four senders one is killed with its leases in hand: each mail leaves once',
  { timeout: 120_000 },
  async () => {
    const report = await killSender(postgresUrl, 60);
    expect(report).toMatchObject({ rows: 60, missing: 0, duplicates: 0 });
    expect(report.takenOver).toBeGreaterThanOrEqual(4);
    const [ofTheDead = 0, ...ofOthers] = report.shares;
    expect(ofTheDead).toBeGreaterThan(0);
    expect(ofOthers.reduce((sum, share) => sum + share, ofTheDead)).toBe(60);
  },
);
