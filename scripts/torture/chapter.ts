export interface Outcome {
  readonly isSound: boolean;
  readonly lines: readonly string[];
}

export interface Chapter {
  /** By which it is asked for: npm run torture -- base */
  readonly name: string;
  readonly title: string;
  run(): Promise<Outcome>;
}
