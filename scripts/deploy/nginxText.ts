/** A value as nginx reads it. A dollar would be taken for a variable, and cannot be escaped. */
export function quote(value: string): string {
  if (value.includes('$')) throw new Error(`nginx cannot be told: ${value}`);
  return `"${value.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`;
}

/** A value as a part of a regular expression. */
export const literal = (value: string): string => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export const block = (head: string, lines: readonly string[]): string =>
  [
    `${head} {`,
    ...lines.flatMap((line) => line.split('\n')).map((line) => `    ${line}`),
    '}',
  ].join('\n');
