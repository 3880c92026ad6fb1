import { mailError } from './failure.ts';

/** How long a mail is ours to send: its lease, less a margin. */
export interface Deadline {
  /** Aborts when time is up or when the sender stops. */
  readonly signal: AbortSignal;
  /** Throws once time is up. A process that was frozen wakes before its timers do. */
  check(): void;
}

/** `endsAt` is a time of performance.now(), which is monotonic: a clock set forward or back neither cuts a conversation nor prolongs it. */
export function startDeadline(endsAt: number, stop: AbortSignal): Deadline & Disposable {
  const over = new AbortController();
  const timer = setTimeout(
    () => over.abort(mailError('ETIMEDOUT SEND')),
    endsAt - performance.now(),
  );
  const signal = AbortSignal.any([stop, over.signal]);
  return {
    signal,
    check() {
      signal.throwIfAborted();
      if (performance.now() >= endsAt) throw mailError('ETIMEDOUT SEND');
    },
    [Symbol.dispose]: () => clearTimeout(timer),
  };
}
