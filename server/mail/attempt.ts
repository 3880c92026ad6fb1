import { setTimeout as pause } from 'node:timers/promises';
import type { ClaimedMail, LeadStore } from '../leads/ports.ts';
import type { Log, LogEntry } from '../log.ts';
import { isHopeless } from './backoff.ts';
import { type Deadline, startDeadline } from './deadline.ts';
import { classify, type Failure } from './failure.ts';

/** The part of the store that sending needs. */
export type Outbox = Pick<
  LeadStore,
  'claimMails' | 'markSent' | 'markFailed' | 'retryLater' | 'secondsToNextMail'
>;

export interface SenderParts {
  readonly outbox: Outbox;
  /** Writes the mail and hands it to the mail server. */
  readonly deliver: (mail: ClaimedMail, deadline: Deadline) => Promise<void>;
  readonly log: Log;
  readonly retryDelaySeconds: (attemptsBefore: number) => number;
}

const DELAYED: Readonly<Record<Failure['kind'], string>> = {
  permanent: 'mail-refused',
  temporary: 'mail-delayed',
  configuration: 'mail-misconfigured',
  stopped: 'mail-given-back',
};

/**
 * A stranger's address that is refused will be refused again. The owner's mailbox may be full today and empty
 * tomorrow: a request that nobody hears of is worse than some vain attempts.
 */
function isOver(mail: ClaimedMail, { kind }: Failure): boolean {
  if (kind === 'stopped') return false;
  return (kind === 'permanent' && mail.kind === 'visitor') || isHopeless(mail, new Date());
}

const STORE_PAUSES_MS = [100, 400, 1600];

/** A mail that left but is not marked will leave again: a busy store is asked more than once. */
async function insist(ask: () => Promise<boolean>): Promise<boolean> {
  for (const pauseMs of STORE_PAUSES_MS) {
    try {
      return await ask();
    } catch {
      await pause(pauseMs);
    }
  }
  return ask();
}

async function settle(
  mail: ClaimedMail,
  failure: Failure | undefined,
  { outbox, retryDelaySeconds }: SenderParts,
): Promise<LogEntry> {
  if (failure === undefined) {
    const isOurs = await insist(() => outbox.markSent(mail));
    return isOurs ? { level: 'info', event: 'mail-sent' } : { level: 'warn', event: 'lease-lost' };
  }
  const { kind, code } = failure;
  if (isOver(mail, failure)) {
    const isOurs = await insist(() => outbox.markFailed(mail, code));
    return { level: 'error', event: isOurs ? 'mail-failed' : 'lease-lost', code };
  }
  const delay = retryDelaySeconds(mail.attempts);
  const isOurs = await insist(() => outbox.retryLater(mail, delay, code));
  if (!isOurs) return { level: 'warn', event: 'lease-lost', code };
  const level = kind === 'configuration' || kind === 'permanent' ? 'error' : 'warn';
  return { level, event: DELAYED[kind], code, retryInSeconds: Math.round(delay) };
}

/** Tries one mail once, and writes down what became of it. Never rejects. */
export async function attempt(
  mail: ClaimedMail,
  parts: SenderParts,
  endsAt: number,
  stop: AbortSignal,
): Promise<void> {
  using deadline = startDeadline(endsAt, stop);
  const failure = await parts.deliver(mail, deadline).then(() => undefined, classify);
  const entry = await settle(mail, failure, parts).catch(
    (): LogEntry => ({ level: 'error', event: 'mail-not-recorded' }),
  );
  const { reference } = mail.lead;
  parts.log({ ...entry, reference, kind: mail.kind, attempt: mail.attempts + 1 });
}
