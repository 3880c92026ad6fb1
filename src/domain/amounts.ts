import { frenchDigits } from './frenchDigits.ts';
import type { Range } from './rates.ts';

const NO_BREAK = '\u00a0';

const digits = (value: number, max: number): string =>
  frenchDigits(value, { maximumFractionDigits: max });

/** The decimals that can be typed: the number shown, sent and used in the calculation is the same. */
const MAX_DECIMALS = 6;

/** As a French reader writes it: "4 000", "0,15". */
export const frenchAmount = (value: number): string => digits(value, MAX_DECIMALS);

/** "75 kW": the unit never leaves its number. */
export const withUnit = (amount: string, unit: string): string => amount + NO_BREAK + unit;

/** Voices read the sign in English. */
export const forEars = (text: string): string => text.replaceAll('−', `moins${NO_BREAK}`);

/** French counts fewer than two in the singular: "1,5 an". */
export const unitFor = (value: number, unit: string): string =>
  ['ans', 'jours'].includes(unit) && Math.abs(value) < 2 ? unit.slice(0, -1) : unit;

/** The rates are ranges of whole percents: more digits in a result would be false precision. */
const SIGNIFICANT = 3;

/** A computed amount: three significant digits, and nothing finer than so many decimals. */
export function computed(value: number, decimals = 0, significant = SIGNIFICANT): number {
  const first = value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value)));
  const places = Math.min(decimals, significant - 1 - first);
  // Divided, not multiplied, by a power of ten: 2.34 stays 2.34.
  return places < 0
    ? Math.round(value / 10 ** -places) * 10 ** -places
    : Math.round(value * 10 ** places) / 10 ** places;
}

interface Unit {
  readonly name: string;
  readonly decimals: number;
  /** Below this amount the text says "moins de …". */
  readonly min: number;
}

const EUROS: Unit = { name: '€', decimals: 0, min: 10 };
const KILOGRAMS: Unit = { name: 'kg', decimals: 0, min: 1 };
const TONNES: Unit = { name: 't', decimals: 2, min: 1 };
const KILOWATT_HOURS: Unit = { name: 'kWh', decimals: 0, min: 1 };
const MEGAWATT_HOURS: Unit = { name: 'MWh', decimals: 2, min: 1 };

/** "6 750 à 10 100 €", or one amount where both ends read the same. It may break after "à". */
function range({ low, high }: Range, { name, decimals, min }: Unit): string {
  if (high < min) return `moins de ${withUnit(String(min), name)}`;
  const [from, to] = [low, high].map((value) => digits(computed(value, decimals), decimals));
  return withUnit(from === to ? `${to}` : `${from}${NO_BREAK}à ${to}`, name);
}

/** In thousands of a unit, or in the unit itself where that is less than one. */
function inThousands({ low, high }: Range, large: Unit, small: Unit): string {
  return high < large.min
    ? range({ low: low * 1000, high: high * 1000 }, small)
    : range({ low, high }, large);
}

const both = (value: number): Range => ({ low: value, high: value });

export const euros = (value: Range | number): string =>
  range(typeof value === 'number' ? both(value) : value, EUROS);

export const tonnes = (value: Range): string => inThousands(value, TONNES, KILOGRAMS);

export const megawattHours = (kwh: number): string =>
  inThousands(both(kwh / 1000), MEGAWATT_HOURS, KILOWATT_HOURS);

/** On an axis: "50 k€", "1,5 M€". */
export function shortEuros(value: number): string {
  if (value >= 1e6) return withUnit(digits(value / 1e6, 1), 'M€');
  return value >= 1000 ? withUnit(digits(value / 1000, 1), 'k€') : withUnit(digits(value, 2), '€');
}
