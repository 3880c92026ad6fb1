/** What a line is made of, in the order of their worth. */
interface Parts {
  readonly name: string;
  /** "Coût par an 3 690 €". */
  readonly results: readonly string[];
  readonly inputs: readonly string[];
}

/** A calculation in one line, for a request; what would make it too long is left out whole. */
export function toolLine({ name, results, inputs }: Parts, max: number): string {
  let line = '';
  for (const part of [...results, ...inputs]) {
    const longer = line === '' ? `${name}\u00a0: ${part}` : `${line}\u202f; ${part}`;
    if (longer.length <= max) line = longer;
  }
  return line;
}
