/** In the address of the form: a calculation, in one line. */
export const CARRIED = 'calcul';
/** As the form takes it: domain/lead.ts. */
export const MAX_CARRIED = 300;

/** The line that a tool left in an address, or nothing. It is shown to the visitor, who may change it. */
export function carriedLine(query: string): string {
  const text = new URLSearchParams(query).get(CARRIED) ?? '';
  return text
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, MAX_CARRIED);
}
