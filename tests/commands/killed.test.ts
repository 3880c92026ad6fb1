import { expect, test } from 'vitest';
import { killSite } from '#tools/torture/killSite.ts';
import { SOUND } from '#tools/torture/verdict.ts';

test('a site killed again and again keeps every request it thanked for, and mails each', async () => {
  const kills = 3;
  const report = await killSite(kills);
  expect(report.verdict).toEqual(SOUND);
  expect(report).toMatchObject({ missingMails: 0, disguised: 0 });
  expect(report.acknowledged).toBeGreaterThan(0);
  expect(report.mails).toBe(2 * report.acknowledged);
  // Four mails are under way at most when a process dies.
  expect(report.copies).toBeLessThanOrEqual(4 * kills);
});
