import { setTimeout as pause } from 'node:timers/promises';
import { errorCode } from '#server/log.ts';
import { attempt, type SenderParts } from './attempt.ts';

const PACE = {
  /** Mails sent at once: a slow conversation does not hold up the others. */
  concurrency: 4,
  leaseSeconds: 300,
  /** Less than the lease: an attempt that takes longer ends while the mail is still ours. */
  sendSeconds: 180,
  /** Another process may have added a mail or given one back without telling us. */
  longestPauseSeconds: 60,
};
export type Pace = typeof PACE;

const SHORTEST_PAUSE_SECONDS = 0.05;
const GRACE_MS = 4000;

/** Sends what the store holds until stopped: some workers, each with one mail at a time. */
export function startSender(parts: SenderParts, pace = PACE) {
  const { outbox, log } = parts;
  const giveBack = new AbortController();
  let wakeUp = new AbortController();
  let isStopping = false;

  /** Tries one mail, if one is due; gives the seconds until the next is. */
  async function sendNext(): Promise<number | undefined> {
    // Counted from before the claim: the lease may end later than we think, never sooner.
    const endsAt = performance.now() + pace.sendSeconds * 1000;
    const mail = await outbox.claimMail(pace.leaseSeconds);
    if (mail) await attempt(mail, parts, { endsAt, stop: giveBack.signal });
    return outbox.secondsToNextMail();
  }

  async function work(): Promise<void> {
    const { longestPauseSeconds: longest } = pace;
    while (!isStopping) {
      // Taken before looking into the store: a request that comes after the look ends the pause.
      const { signal } = wakeUp;
      const seconds = await sendNext().catch((error: unknown) => {
        log({ level: 'error', event: 'outbox-unavailable', code: errorCode(error) });
      });
      const pauseSeconds = Math.min(Math.max(seconds ?? longest, SHORTEST_PAUSE_SECONDS), longest);
      await pause(pauseSeconds * 1000, undefined, { signal }).catch(() => {});
    }
  }

  /** There is a new request. */
  function notify(): void {
    wakeUp.abort();
    wakeUp = new AbortController();
  }

  const workers = Array.from({ length: pace.concurrency }, work);
  return {
    notify,
    /** Ends what is under way if it takes no longer than this; the rest is given back, to be tried again. */
    async stop(graceMs = GRACE_MS): Promise<void> {
      isStopping = true;
      notify();
      using _timer = setTimeout(() => giveBack.abort(), graceMs);
      await Promise.all(workers);
    },
  };
}

export type Sender = ReturnType<typeof startSender>;
