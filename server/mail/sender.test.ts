import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { aLead } from '#tests/support/aLead.ts';
import { faultyDoor } from '#tests/support/faultyDoor.ts';
import { openMailbox } from '#tests/support/mailbox.ts';
import { MemoryOutbox, oneMail } from '#tests/support/memoryStore.ts';
import { settled, testSender } from '#tests/support/testSender.ts';
import { transportTo } from '#tools/support/transportTo.ts';

describe('the sender', () => {
  test('is woken by a new request', async () => {
    const mailbox = await openMailbox();
    const outbox = new MemoryOutbox();
    const sender = testSender(outbox, transportTo(mailbox.port), { longestPauseSeconds: 60 });
    await pause(50);
    outbox.put(aLead(), ['owner', 'visitor']);
    sender.notify();
    await settled(outbox);
    expect(mailbox.deliveries.map(({ to }) => to[0]).sort()).toEqual([
      'demandes@aerance.example',
      'noel@atelier.example',
    ]);
  });

  test('does not let one slow conversation hold the others up', async () => {
    const mailbox = await openMailbox();
    const slow = Promise.withResolvers<void>();
    const outbox = new MemoryOutbox();
    for (const reference of ['slow', 'a', 'b', 'c']) outbox.put(aLead({ reference }), ['owner']);
    const transport = transportTo(mailbox.port);
    testSender(
      outbox,
      async (mail, deadline) => {
        if (mail.subject?.includes('slow')) await slow.promise;
        return transport(mail, deadline);
      },
      { concurrency: 2 },
    );
    await vi.waitFor(() => expect(mailbox.deliveries).toHaveLength(3), { timeout: 60_000 });
    slow.resolve();
    await settled(outbox);
  });

  test('hangs up on a server that never ends, and keeps the mail', async () => {
    const mailbox = await openMailbox({ hidePIPELINING: true });
    const outbox = oneMail();
    const port = await faultyDoor(mailbox.port, 'RCPT', 'hang');
    const { log } = testSender(outbox, transportTo(port, 5000), { sendSeconds: 0.5 });
    await settled(outbox);
    expect(log[0]).toMatchObject({ event: 'mail-delayed', code: 'ETIMEDOUT SEND' });
  });

  test('stops after what is under way', async () => {
    const mailbox = await openMailbox();
    const outbox = oneMail();
    const transport = transportTo(mailbox.port);
    const sender = testSender(outbox, async (mail, deadline) => {
      await pause(100);
      return transport(mail, deadline);
    });
    await pause(20);
    await sender.stop();
    expect(outbox.rows[0]?.state).toBe('sent');
    outbox.put(aLead(), ['owner']);
    sender.notify();
    await pause(50);
    expect(mailbox.deliveries).toHaveLength(1);
  });

  test('gives back what it cannot finish', async () => {
    const mailbox = await openMailbox({ hidePIPELINING: true });
    const outbox = oneMail();
    const port = await faultyDoor(mailbox.port, 'connect', 'hang');
    const sender = testSender(outbox, transportTo(port));
    await pause(50);
    await sender.stop(20);
    expect(outbox.rows[0]).toMatchObject({ state: 'pending', leaseToken: '', reason: 'STOPPED' });
    expect(sender.log).toMatchObject([{ event: 'mail-given-back' }]);
  });

  test('lives through a store that is out of order', async () => {
    const mailbox = await openMailbox();
    const outbox = oneMail();
    vi.spyOn(outbox, 'claimMail').mockRejectedValueOnce(new Error('database is locked'));
    vi.spyOn(outbox, 'markSent').mockRejectedValueOnce(new Error('database is locked'));
    const { log } = testSender(outbox, transportTo(mailbox.port), { longestPauseSeconds: 0.1 });
    await settled(outbox);
    expect(mailbox.deliveries).toHaveLength(1);
    expect(log.map(({ event }) => event)).toEqual(['outbox-unavailable', 'mail-sent']);
  });
});
