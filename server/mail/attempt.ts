import { setTimeout as pause } from 'node:timers/promises';
import type { Log, LogEntry } from '#server/log.ts';
import type { LeadStore } from '#server/store/createStore.ts';
import type { ClaimedMail } from '#server/store/mails.ts';
import { isHopeless } from './backoff.ts';
import { classify, type Failure } from './failure.ts';
import type { Deadline } from './transport.ts';

/** The part of the store that sending needs. */
export type Outbox = Pick<
  LeadStore,
  'claimMail' | 'markSent' | 'markFailed' | 'retryLater' | 'secondsToNextMail'
>;

export interface SenderParts {
  readonly outbox: Outbox;
  /** Writes the mail and hands it to the mail server. */
  readonly deliver: (mail: ClaimedMail, deadline: Deadline) => Promise<void>;
  readonly log: Log;
  readonly retryDelaySeconds: (attemptsBefore: number) => number;
}

/**
 * A stranger's address that is refused will be refused again. The owner's mailbox may be full today and empty
 * tomorrow: a request that nobody hears of is worse than some useless attempts.
 */
function isOver(mail: ClaimedMail, { kind }: Failure): boolean {
  if (kind === 'given-back') return false;
  if (kind === 'refused' && mail.kind === 'visitor') return true;
  return isHopeless(mail.attempts + 1, mail.firstTriedAt, new Date());
}

/** A mail that was sent but not marked would be sent again: a busy store is asked more than once. */
async function record(entry: LogEntry, write: () => Promise<boolean>): Promise<LogEntry> {
  for (const pauseMs of [0, 100, 400, 1600]) {
    await pause(pauseMs);
    const isOurs = await write().catch(() => undefined);
    if (isOurs !== undefined) return isOurs ? entry : { level: 'warn', event: 'lease-lost' };
  }
  return { level: 'error', event: 'mail-not-recorded' };
}

/** Writes down what became of the mail; gives what to log about it. */
function settle(mail: ClaimedMail, parts: SenderParts, failure?: Failure): Promise<LogEntry> {
  const { outbox, retryDelaySeconds } = parts;
  if (!failure) return record({ level: 'info', event: 'mail-sent' }, () => outbox.markSent(mail));
  const { kind, code } = failure;
  if (isOver(mail, failure))
    return record({ level: 'error', event: 'mail-failed' }, () => outbox.markFailed(mail, code));
  const delay = retryDelaySeconds(mail.attempts);
  const level = kind === 'refused' || kind === 'misconfigured' ? 'error' : 'warn';
  return record({ level, event: `mail-${kind}`, retryInSeconds: Math.round(delay) }, () =>
    outbox.retryLater(mail, delay, code),
  );
}

/** Tries one mail once. Never rejects. */
export async function attempt(mail: ClaimedMail, parts: SenderParts, deadline: Deadline) {
  const failure = await parts.deliver(mail, deadline).then(() => undefined, classify);
  const entry = await settle(mail, parts, failure);
  const { kind, lead, attempts } = mail;
  const code = failure && { code: failure.code };
  parts.log({ ...entry, ...code, reference: lead.reference, kind, attempt: attempts + 1 });
}
