const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);

/** The smallest value that `share` of all do not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const value = sorted(values)[Math.max(0, Math.ceil(values.length * share) - 1)];
  if (value === undefined) throw new Error('There is nothing to measure.');
  return value;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

const format = (digits: number) =>
  new Intl.NumberFormat('fr-FR', { minimumFractionDigits: digits, maximumFractionDigits: digits });

export const whole = (value: number): string => format(0).format(value);
export const fine = (value: number): string => format(2).format(value);
