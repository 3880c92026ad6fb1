import { expect, test } from 'vitest';
import type { StoreStatus } from '#server/store/reading.ts';
import { statusText } from './text.ts';

const status: StoreStatus = {
  leads: 3,
  held: 25,
  unanswered: 2,
  oldestUnansweredAt: undefined,
  bytes: 3_200_000,
  backupAt: undefined,
  mails: { pending: 0, sent: 6, failed: 0 },
  oldestPendingAt: undefined,
  ownerMails: { failed: 0, oldestPendingAt: undefined },
  firstReceivedAt: undefined,
  lastReceivedAt: undefined,
  purgeDue: 25,
  purgeRefusedAt: undefined,
};

test('a purge that is due is told, and one that is refused with what to do', () => {
  expect(statusText({ ...status, purgeDue: 0 })).not.toContain('purge');
  expect(statusText(status)).toMatch(/Périmées {2}25 : la purge du jour/);
  const refused = statusText({ ...status, purgeRefusedAt: new Date('2026-11-16T12:00:00Z') });
  expect(refused).toMatch(/25 : purge refusée depuis le 16\/11\/2026.*--force/);
});
