import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { aLead } from '../../tests/support/aLead.ts';
import { openMailbox } from '../../tests/support/mailbox.ts';
import { MemoryOutbox } from '../../tests/support/memoryStore.ts';
import { testSender } from '../../tests/support/testSender.ts';
import { transportTo } from '../../tests/support/transportTo.ts';

test('two senders, one of them frozen past its leases: each mail leaves once', async () => {
  const mailbox = await openMailbox();
  const outbox = new MemoryOutbox();
  for (let row = 0; row < 200; row += 1)
    outbox.put(aLead({ reference: `AER-2611-${row}` }), ['owner']);
  const transport = transportTo(mailbox.port, 10_000);
  const pace = { concurrency: 20, leaseSeconds: 8, sendSeconds: 7 };
  // What SIGSTOP does to a process that has claimed and not yet spoken.
  const frozen = testSender(
    outbox,
    async (mail, deadline) => {
      await pause(9000);
      return transport(mail, deadline);
    },
    pace,
  );
  const alive = testSender(outbox, transport, pace);
  await vi.waitFor(() => expect(mailbox.deliveries).toHaveLength(200), { timeout: 60_000 });
  await frozen.stop(20_000);
  await alive.stop(20_000);
  expect(outbox.rows.every(({ state }) => state === 'sent')).toBe(true);
  expect(new Set(mailbox.deliveries.map(({ mail }) => mail.messageId)).size).toBe(200);
  expect(mailbox.deliveries).toHaveLength(200);
  expect(frozen.log.map(({ event }) => event)).toContain('lease-lost');
  expect(frozen.log.map(({ event }) => event)).not.toContain('mail-sent');
});
