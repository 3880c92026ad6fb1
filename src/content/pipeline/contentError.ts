/** One mistake in the owner's folder, with all that is needed to correct it. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  /** Path of the field inside the file, as `regions[0].name`; empty for the file as a whole. */
  readonly field: string;
  readonly reason: string;
}

/** Messages are French: the owner reads them. */
export function describeProblem({ file, line, field, reason }: Problem): string {
  return `${file}:${line}${field === '' ? '' : ` champ « ${field} »`} : ${reason}`;
}

/** What could be better, file by file: shown, but it never stops the build. Filled as files are loaded. */
export const contentWarnings = new Map<string, readonly Problem[]>();

/** Stops the build: every problem found in one file, not only the first. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(`\n${problems.map(describeProblem).join('\n')}`);
    this.name = 'ContentError';
    this.problems = problems;
  }
}
