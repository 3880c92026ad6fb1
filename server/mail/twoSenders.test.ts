import { expect, test, vi } from 'vitest';
import { aLead } from '#tests/support/aLead.ts';
import { openMailbox } from '#tests/support/mailbox.ts';
import { MemoryOutbox } from '#tests/support/memoryStore.ts';
import { testSender } from '#tests/support/testSender.ts';
import { transportTo } from '#tools/support/transportTo.ts';

const MAILS = 60;
/** Longer than any machine is busy: here leases end when the test says so. */
const PACE = { concurrency: 20, leaseSeconds: 300, sendSeconds: 180 };
const PATIENT = { timeout: 60_000 };

test('two senders, one of them frozen past its leases: each mail leaves once', async () => {
  const mailbox = await openMailbox();
  const outbox = new MemoryOutbox();
  for (let row = 0; row < MAILS; row += 1)
    outbox.put(aLead({ reference: `AER-2611-${row}` }), ['owner']);
  const transport = transportTo(mailbox.port, 60_000);
  const { promise: thawed, resolve: thaw } = Promise.withResolvers<void>();
  // What SIGSTOP does to a process that has claimed and not yet spoken: time goes on without it.
  const frozen = testSender(
    outbox,
    async (mail, deadline) => {
      await thawed;
      return transport(mail, { ...deadline, endsAt: performance.now() });
    },
    PACE,
  );
  const claimed = () => outbox.rows.filter(({ leasedUntil }) => leasedUntil > 0);
  await vi.waitFor(() => expect(claimed()).toHaveLength(PACE.concurrency), PATIENT);
  outbox.expireLeases();
  const alive = testSender(outbox, transport, PACE);
  await vi.waitFor(() => expect(mailbox.deliveries).toHaveLength(MAILS), PATIENT);
  thaw();
  await frozen.stop(20_000);
  await alive.stop(20_000);
  expect(outbox.rows.every(({ state }) => state === 'sent')).toBe(true);
  expect(new Set(mailbox.deliveries.map(({ mail }) => mail.messageId)).size).toBe(MAILS);
  expect(mailbox.deliveries).toHaveLength(MAILS);
  expect(frozen.log.map(({ event }) => event)).toContain('lease-lost');
  expect(frozen.log.map(({ event }) => event)).not.toContain('mail-sent');
});
