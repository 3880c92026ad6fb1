import { describe, expect, test, vi } from 'vitest';
import { type Fault, faultyDoor, type Moment } from '#tests/support/faultyDoor.ts';
import { openMailbox } from '#tests/support/mailbox.ts';
import { oneMail } from '#tests/support/memoryStore.ts';
import { settled, testSender } from '#tests/support/testSender.ts';
import { transportTo } from '#tools/support/transportTo.ts';

const TEMPORARY = '451 4.3.0 Try again later';
const PERMANENT = '550 5.7.1 Not here';
/** Of the silence itself; who is only slow has longer. */
const SILENCE_MS = 700;

/** What goes wrong once, what is noted of it, and how often the mail arrives. */
const FAULTS: readonly (readonly [Moment, Fault, string, copies: number])[] = [
  ['connect', 'hang', 'ETIMEDOUT CONN', 1],
  ['connect', 'cut', 'ECONNECTION CONN', 1],
  ['connect', '421 4.3.2 Closing', 'CONN 421 4.3.2', 1],
  ['connect', '554 5.7.1 Listed', 'CONN 554 5.7.1', 1],
  ['EHLO', 'hang', 'ETIMEDOUT CONN', 1],
  ['EHLO', 'cut', 'ECONNECTION CONN', 1],
  ['MAIL', 'hang', 'ETIMEDOUT CONN', 1],
  ['MAIL', 'cut', 'ECONNECTION CONN', 1],
  ['MAIL', TEMPORARY, 'MAIL FROM 451 4.3.0', 1],
  ['MAIL', PERMANENT, 'MAIL FROM 550 5.7.1', 1],
  ['RCPT', 'hang', 'ETIMEDOUT CONN', 1],
  ['RCPT', 'cut', 'ECONNECTION CONN', 1],
  ['RCPT', TEMPORARY, 'RCPT TO 451 4.3.0', 1],
  ['RCPT', PERMANENT, 'RCPT TO 550 5.7.1', 1],
  ['DATA', 'hang', 'ETIMEDOUT CONN', 1],
  ['DATA', 'cut', 'ECONNECTION CONN', 1],
  ['DATA', TEMPORARY, 'DATA 451 4.3.0', 1],
  ['DATA', PERMANENT, 'DATA 550 5.7.1', 1],
  ['middle', 'hang', 'ETIMEDOUT CONN', 1],
  ['middle', 'cut', 'ECONNECTION CONN', 1],
  ['dot', TEMPORARY, 'DATA 451 4.3.0', 1],
  ['dot', PERMANENT, 'DATA 550 5.7.1', 1],
  // The one duplicate that mail cannot exclude (RFC 1047); both copies carry the same Message-ID.
  ['dot', 'hang', 'ETIMEDOUT CONN', 2],
  ['dot', 'cut', 'ECONNECTION CONN', 2],
];

describe('a notice to the owner that goes wrong once arrives all the same', () => {
  test.each(FAULTS)('%s: %s', async (moment, fault, code, copies) => {
    const mailbox = await openMailbox({ hidePIPELINING: true });
    const outbox = oneMail();
    const port = await faultyDoor(mailbox.port, moment, fault);
    const transport = fault === 'hang' ? transportTo(port, SILENCE_MS) : transportTo(port);
    const { log } = testSender(outbox, transport);
    await settled(outbox);
    expect(outbox.rows[0]).toMatchObject({ state: 'sent', reason: code });
    expect(log[0]).toMatchObject({ code, reference: 'AER-2611-7K3MQ' });
    const ids = mailbox.deliveries.map(({ mail }) => mail.messageId);
    expect(ids).toHaveLength(copies);
    expect(new Set(ids).size).toBe(Math.min(copies, 1));
  });

  test.each(['RCPT', 'DATA', 'dot'] as const)(
    'an acknowledgement refused for good at %s is not sent again',
    async (moment) => {
      const mailbox = await openMailbox({ hidePIPELINING: true });
      const outbox = oneMail('visitor');
      const port = await faultyDoor(mailbox.port, moment, PERMANENT);
      const { log } = testSender(outbox, transportTo(port));
      await settled(outbox);
      expect(outbox.rows[0]).toMatchObject({ state: 'failed', attempts: 1 });
      expect(log[0]).toMatchObject({ level: 'error', event: 'mail-failed' });
      expect(mailbox.deliveries).toHaveLength(0);
    },
  );

  test('EHLO refused: the older greeting does', async () => {
    const mailbox = await openMailbox({ hidePIPELINING: true });
    const outbox = oneMail();
    const port = await faultyDoor(mailbox.port, 'EHLO', '502 5.5.1 What?');
    testSender(outbox, transportTo(port));
    await settled(outbox);
    expect(outbox.rows[0]).toMatchObject({ state: 'sent', attempts: 1 });
    expect(mailbox.deliveries).toHaveLength(1);
  });

  test('nobody listens: kept, and tried again', async () => {
    const outbox = oneMail();
    const { log } = testSender(outbox, transportTo(1));
    await vi.waitFor(() => expect(log.length).toBeGreaterThan(2), { timeout: 60_000 });
    expect(outbox.rows[0]?.state).toBe('pending');
    expect(log[0]).toMatchObject({ event: 'mail-delayed', code: 'ECONNREFUSED CONN' });
  });
});
