/** What may never happen, and how often it did. */
export interface Verdict {
  /** Bases that no longer open, or fail their own check. */
  readonly corrupt: number;
  /** Requests that were acknowledged and are not there. */
  readonly lost: number;
  /** Requests that are there, but not word for word. */
  readonly altered: number;
  /** Requests without their rows in the outbox. */
  readonly withoutMails: number;
  /** Requests that were refused, and yet are there. */
  readonly ghosts: number;
  /** Requests stored more than once. */
  readonly repeated: number;
  /** Failures of the disk told as something else: nobody could mend them. */
  readonly unexplained: number;
  /** Requests refused although nothing was wrong any more. */
  readonly stuck: number;
}

export const SOUND: Verdict = {
  corrupt: 0,
  lost: 0,
  altered: 0,
  withoutMails: 0,
  ghosts: 0,
  repeated: 0,
  unexplained: 0,
  stuck: 0,
};

export const addVerdicts = (one: Verdict, other: Verdict): Verdict => ({
  corrupt: one.corrupt + other.corrupt,
  lost: one.lost + other.lost,
  altered: one.altered + other.altered,
  withoutMails: one.withoutMails + other.withoutMails,
  ghosts: one.ghosts + other.ghosts,
  repeated: one.repeated + other.repeated,
  unexplained: one.unexplained + other.unexplained,
  stuck: one.stuck + other.stuck,
});
