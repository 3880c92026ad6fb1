/** How long a mail is ours to send: its lease, less a margin. */
export interface Deadline {
  /** Aborts when time is up or when the sender stops. */
  readonly signal: AbortSignal;
  /** Throws once time is up. A process that was frozen wakes before its timers do. */
  check(): void;
}

export class OutOfTime extends Error {}
export class Stopped extends Error {}
