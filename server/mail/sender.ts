import type { ClaimedMail } from '../leads/ports.ts';
import { attempt, type SenderParts } from './attempt.ts';
import { createBell } from './bell.ts';

export interface Sender {
  /** There is a new request. */
  notify(): void;
  /** Finishes what is under way if it takes no longer than this, else gives it back to be tried again. */
  stop(graceMs?: number): Promise<void>;
}

export interface Pace {
  readonly concurrency: number;
  readonly leaseSeconds: number;
  /** Less than the lease: what is not sent by then is dropped while it is still ours. */
  readonly sendSeconds: number;
  /** Another process may have added or released a mail without a word to us. */
  readonly longestPauseSeconds: number;
}

const PACE: Pace = { concurrency: 4, leaseSeconds: 300, sendSeconds: 180, longestPauseSeconds: 60 };
const SHORTEST_PAUSE_MS = 50;
const GRACE_MS = 4000;

/** Sends what the store holds until stopped. All waits are timers: the clock may jump as it likes. */
class OutboxSender implements Sender {
  readonly #parts: SenderParts;
  readonly #pace: Pace;
  readonly #bell = createBell();
  readonly #underWay = new Set<Promise<void>>();
  readonly #giveBack = new AbortController();
  readonly #running: Promise<void>;
  #isStopping = false;

  constructor(parts: SenderParts, pace: Pace) {
    this.#parts = parts;
    this.#pace = pace;
    this.#running = this.#run();
  }

  notify(): void {
    this.#bell.ring();
  }

  async stop(graceMs = GRACE_MS): Promise<void> {
    this.#isStopping = true;
    this.#bell.ring();
    const timer = setTimeout(() => this.#giveBack.abort(), graceMs);
    await this.#running;
    await Promise.all(this.#underWay);
    clearTimeout(timer);
  }

  async #run(): Promise<void> {
    const { longestPauseSeconds } = this.#pace;
    while (!this.#isStopping) {
      const seconds = await this.#fillPlaces().catch(() => {
        this.#parts.log({ level: 'error', event: 'outbox-unavailable' });
        return longestPauseSeconds;
      });
      const pauseMs = Math.min(seconds ?? longestPauseSeconds, longestPauseSeconds) * 1000;
      await this.#bell.sleep(Math.max(pauseMs, SHORTEST_PAUSE_MS));
    }
  }

  /** Gives the seconds until there may be more to do; undefined when a place or a request must come first. */
  async #fillPlaces(): Promise<number | undefined> {
    const { concurrency, leaseSeconds, sendSeconds } = this.#pace;
    const free = concurrency - this.#underWay.size;
    if (free === 0) return undefined;
    // Taken before the claim: a lease cannot then end sooner than we believe.
    const endsAt = performance.now() + sendSeconds * 1000;
    const mails = await this.#parts.outbox.claimMails(free, leaseSeconds);
    for (const mail of mails) this.#start(mail, endsAt);
    return mails.length === free ? undefined : this.#parts.outbox.secondsToNextMail();
  }

  #start(mail: ClaimedMail, endsAt: number): void {
    const deadline = { endsAt, stop: this.#giveBack.signal };
    const sending = attempt(mail, this.#parts, deadline).finally(() => {
      this.#underWay.delete(sending);
      this.#bell.ring();
    });
    this.#underWay.add(sending);
  }
}

export const startSender = (parts: SenderParts, pace = PACE): Sender =>
  new OutboxSender(parts, pace);
