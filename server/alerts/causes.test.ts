import { describe, expect, test } from 'vitest';
import { causesInStore, isDiskFull } from './causes.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('what the store says', () => {
  const NOW = new Date('2026-11-16T12:00:00Z');
  const ago = (ms: number) => new Date(NOW.getTime() - ms);
  const well = {
    ...{
      leads: 1,
      held: 0,
      unanswered: 0,
      oldestUnansweredAt: undefined,
      bytes: 4096,
      mails: { pending: 0, sent: 1, failed: 0 },
      purgeDue: 0,
    },
    ...{ oldestPendingAt: undefined, purgeRefusedAt: undefined },
    ownerMails: { failed: 0, oldestPendingAt: undefined },
    ...{ firstReceivedAt: ago(40 * DAY), lastReceivedAt: ago(DAY) },
  };
  const on = (change: Partial<Parameters<typeof causesInStore>[0]>, backupAt = ago(HOUR)) =>
    [...causesInStore({ ...well, ...change, backupAt }, NOW)]
      .filter(([, isOn]) => isOn)
      .map(([cause]) => cause);

  test.each([
    ['all is well', [], on({})],
    [
      'a mail failed',
      ['mail-failed'],
      on({ ownerMails: { failed: 1, oldestPendingAt: undefined } }),
    ],
    ['a mail waits', [], on({ ownerMails: { failed: 0, oldestPendingAt: ago(59 * MINUTE) } })],
    [
      'one too long',
      ['mail-late'],
      on({ ownerMails: { failed: 0, oldestPendingAt: ago(61 * MINUTE) } }),
    ],
    ['a purge is refused', ['purge-refused'], on({ purgeDue: 3, purgeRefusedAt: ago(HOUR) })],
    ['nothing is due', [], on({ purgeRefusedAt: ago(HOUR) })],
    ['the backup is old', ['backup-missing'], on({}, ago(49 * HOUR))],
    ['the site is new', [], on({ firstReceivedAt: ago(DAY) }, ago(90 * DAY))],
    ['there is nothing to lose', [], on({ firstReceivedAt: undefined }, ago(90 * DAY))],
  ])('%s: %j', (_name, expected, found) => {
    expect(found).toEqual(expected);
  });
});

test.each([
  [99, true],
  [100, false],
])('a disk with %i parts of a thousand free is full: %j', async (bavail, isFull) => {
  expect(await isDiskFull('/', async () => ({ bavail, blocks: 1000 }))).toBe(isFull);
});
