import type { Range } from './savings.ts';

const NO_BREAK = '\u00a0';

const digits = (value: number, most: number): string =>
  new Intl.NumberFormat('fr-FR', { maximumFractionDigits: most }).format(value);

/** As many as can be typed: what is shown, sent and multiplied is one number. */
const MOST_DECIMALS = 6;

/** As a French reader writes it: "4 000", "0,15". */
export const frenchAmount = (value: number): string => digits(value, MOST_DECIMALS);

/** "75 kW": the unit never leaves its number. */
export const withUnit = (amount: string, unit: string): string => amount + NO_BREAK + unit;

const UNIT = /(kW|h|%|€|€\/kWh|ans?)$/i;

/** What a visitor typed, finished or not ("0," on the way to "0,15"), unit or not; NaN when it is no number. */
export function parseAmount(text: string): number {
  const plain = text.replace(/\s/g, '').replace(UNIT, '').replace(',', '.').replace('\u2212', '-');
  return /^-?(\d{1,9}(\.\d{0,6})?|\.\d{1,6})$/.test(plain) ? Number(plain) : Number.NaN;
}

/** "6 750 à 10 125 €", or one amount where both ends read the same. It may break after "à". */
function range({ low, high }: Range, unit: string, most = 0): string {
  const [from, to] = [digits(low, most), digits(high, most)];
  return withUnit(from === to ? to : `${from}${NO_BREAK}à ${to}`, unit);
}

export const euros = (value: Range | number): string =>
  range(typeof value === 'number' ? { low: value, high: value } : value, '€');

/** A tenth only where it counts. */
const fine = (value: number): number => (value < 100 ? 1 : 0);

export const tonnes = (value: Range): string => range(value, 't', fine(value.high));

export const megawattHours = (kwh: number): string =>
  withUnit(digits(kwh / 1000, fine(kwh / 1000)), 'MWh');

/** On an axis: "50 k€", "1,5 M€". */
export function shortEuros(value: number): string {
  if (value >= 1e6) return withUnit(digits(value / 1e6, 1), 'M€');
  return value >= 1000 ? withUnit(digits(value / 1000, 1), 'k€') : withUnit(digits(value, 2), '€');
}
