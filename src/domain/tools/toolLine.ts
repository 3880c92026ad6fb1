/** A calculation in one line, for a request, its parts by worth; what would make it too long is left out whole. */
export function toolLine(name: string, parts: readonly string[], max: number): string {
  let line = '';
  for (const part of parts) {
    const longer = line === '' ? `${name}\u00a0: ${part}` : `${line}\u202f; ${part}`;
    if (longer.length <= max) line = longer;
  }
  return line;
}
