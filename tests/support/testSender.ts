import { expect, onTestFinished, vi } from 'vitest';
import type { LogEntry } from '#server/log.ts';
import { composeMail } from '#server/mail/composeMail.ts';
import { type Pace, type Sender, startSender } from '#server/mail/sender.ts';
import type { Transport } from '#server/mail/transport.ts';
import { mailSettings } from '#tools/support/mailSettings.ts';
import type { MemoryOutbox } from './memoryStore.ts';

const PACE: Pace = { concurrency: 4, leaseSeconds: 5, sendSeconds: 4, longestPauseSeconds: 1 };

interface TestSender extends Sender {
  readonly log: readonly LogEntry[];
}

/** The sender as main.ts starts it, with shorter delays. */
export function testSender(
  outbox: MemoryOutbox,
  transport: Transport,
  pace: Partial<Pace> = {},
): TestSender {
  const log: LogEntry[] = [];
  const sender = startSender(
    {
      outbox,
      log: (entry) => log.push(entry),
      deliver: async (mail, deadline) =>
        transport(composeMail(mail, mailSettings, new Date()), deadline),
      retryDelaySeconds: () => 0.02,
    },
    { ...PACE, ...pace },
  );
  onTestFinished(() => sender.stop(0));
  return { ...sender, log };
}

/** Resolves when nothing is left to send. */
export const settled = (outbox: MemoryOutbox) =>
  vi.waitFor(() => expect(outbox.rows.filter(({ state }) => state === 'pending')).toEqual([]), {
    timeout: 60_000,
    interval: 10,
  });
