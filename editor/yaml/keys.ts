export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields without a value are not written. */
export const keysOf = (value: Fields) =>
  Object.keys(value).filter((key) => value[key] !== undefined);

/** The file's own order, new fields after the one they follow. */
export function inFileOrder(old: readonly string[], wanted: readonly string[]): string[] {
  const keys = old.filter((key) => wanted.includes(key));
  wanted.forEach((key, index) => {
    if (keys.includes(key)) return;
    const before = wanted.slice(0, index).findLast((other) => keys.includes(other));
    keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key);
  });
  return keys;
}
