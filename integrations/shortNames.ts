/** No vowels: no name reads as a word, and none is the "ad" that blockers hide. */
const LETTERS = [...'bcdfghjklmnpqrstvwxz'];

/** As short as can be: b, c, d… then bb, bc… */
export function shortName(index: number): string {
  const last = LETTERS[index % LETTERS.length] ?? '';
  return index < LETTERS.length ? last : shortName(Math.floor(index / LETTERS.length) - 1) + last;
}
