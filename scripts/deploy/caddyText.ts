/** A value as Caddy reads it. Braces would be taken for a placeholder. */
export function quote(value: string): string {
  if (/[{}`]/.test(value)) throw new Error(`Caddy cannot be told: ${value}`);
  return `\`${value}\``;
}

export const field = ([name, value]: readonly [string, string]): string =>
  `${name} ${quote(value)}`;

export const header = (entry: readonly [string, string]): string => `header ${field(entry)}`;

/** Without indents: they would get into values that have several lines. */
export const block = (head: string, lines: readonly string[]): string =>
  [`${head} {`.trimStart(), ...lines, '}'].join('\n');
