import { setTimeout as pause } from 'node:timers/promises';
import { errorCode } from '#server/log.ts';
import { attempt, type SenderParts } from './attempt.ts';

export interface Sender {
  /** There is a new request. */
  notify(): void;
  /** Ends what is under way if it takes no longer than this; the rest is given back, to be tried again. */
  stop(graceMs?: number): Promise<void>;
}

export interface Pace {
  /** Mails sent at once: a slow conversation does not hold up the others. */
  readonly concurrency: number;
  readonly leaseSeconds: number;
  /** Less than the lease: an attempt that takes longer ends while the mail is still ours. */
  readonly sendSeconds: number;
  /** Another process may have added a mail or given one back without telling us. */
  readonly longestPauseSeconds: number;
}

const PACE: Pace = { concurrency: 4, leaseSeconds: 300, sendSeconds: 180, longestPauseSeconds: 60 };
const SHORTEST_PAUSE_SECONDS = 0.05;
const GRACE_MS = 4000;

/** Sends what the store holds until stopped: some workers, each with one mail at a time. */
export class OutboxSender implements Sender {
  readonly #parts: SenderParts;
  readonly #pace: Pace;
  readonly #workers: readonly Promise<void>[];
  readonly #giveBack = new AbortController();
  #wakeUp = new AbortController();
  #isStopping = false;

  constructor(parts: SenderParts, pace = PACE) {
    this.#parts = parts;
    this.#pace = pace;
    this.#workers = Array.from({ length: pace.concurrency }, () => this.#work());
  }

  notify(): void {
    this.#wakeUp.abort();
    this.#wakeUp = new AbortController();
  }

  async stop(graceMs = GRACE_MS): Promise<void> {
    this.#isStopping = true;
    this.notify();
    using _timer = setTimeout(() => this.#giveBack.abort(), graceMs);
    await Promise.all(this.#workers);
  }

  async #work(): Promise<void> {
    const { longestPauseSeconds: longest } = this.#pace;
    while (!this.#isStopping) {
      // Taken before looking into the store: a request that comes after the look ends the pause.
      const { signal } = this.#wakeUp;
      const seconds = await this.#sendNext().catch((error: unknown) => {
        const code = errorCode(error);
        this.#parts.log({ level: 'error', event: 'outbox-unavailable', code });
      });
      const pauseSeconds = Math.min(Math.max(seconds ?? longest, SHORTEST_PAUSE_SECONDS), longest);
      await pause(pauseSeconds * 1000, undefined, { signal }).catch(() => {});
    }
  }

  /** Tries one mail, if one is due; gives the seconds until the next is. */
  async #sendNext(): Promise<number | undefined> {
    const { leaseSeconds, sendSeconds } = this.#pace;
    // Counted from before the claim: the lease may end later than we think, never sooner.
    const endsAt = performance.now() + sendSeconds * 1000;
    const mail = await this.#parts.outbox.claimMail(leaseSeconds);
    if (mail) await attempt(mail, this.#parts, { endsAt, stop: this.#giveBack.signal });
    return this.#parts.outbox.secondsToNextMail();
  }
}
