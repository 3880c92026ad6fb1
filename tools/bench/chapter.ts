/** One thing that is measured: see tools/bench.ts. */
export interface Chapter {
  /** The name to ask for it by: npm run bench -- depart */
  readonly name: string;
  readonly title: string;
  /** What is compared with what, in one or two lines. */
  readonly method: readonly string[];
  measure(): Promise<Measured>;
}

export interface Measured {
  /** The first row holds the names of the columns. */
  readonly table: readonly (readonly string[])[];
  readonly goals: readonly Goal[];
}

interface Goal {
  readonly words: string;
  readonly isMet: boolean;
}
