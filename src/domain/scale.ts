import { frenchDigits } from './frenchDigits.ts';

/** How values are spread along a scale: evenly, by powers of ten, or by nines of purity. */
export const SCALE_KINDS = ['lineaire', 'logarithmique', 'neuf'] as const;
export type ScaleKind = (typeof SCALE_KINDS)[number];

const SPREAD: Record<ScaleKind, (value: number) => number> = {
  lineaire: (value) => value,
  logarithmique: Math.log10,
  // What is missing to 100 % shrinks tenfold with each nine.
  neuf: (percent) => -Math.log10(100 - percent),
};

/** Where a value stands between the two ends of a scale, in hundredths. Ends may run downwards. */
export function placeOnScale(kind: ScaleKind, start: number, end: number) {
  const [first, last] = [SPREAD[kind](start), SPREAD[kind](end)];
  return (value: number): number => (100 * (SPREAD[kind](value) - first)) / (last - first);
}

/** A quantity as French readers write it; a temperature shows its sign. */
export function frenchQuantity(value: number, unit: string): string {
  const signDisplay = unit === '°C' ? 'exceptZero' : 'auto';
  return frenchDigits(value, { maximumFractionDigits: 3, signDisplay }).replace('-', '−');
}
