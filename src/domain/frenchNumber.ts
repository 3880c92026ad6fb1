import { isUnit, splitUnit } from './typedUnit.ts';

interface Expected {
  readonly min: number;
  readonly max: number;
  /** May be typed after the number, in any spelling: "7 bars". */
  readonly unit?: string;
}

const ANY: Expected = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };

const PLAIN = /^-?(?:\d{1,12}(?:[.,]\d{0,6})?|[.,]\d{1,6})$/;
const SPACED = /^-?[1-9]\d{0,2}(?: \d{3})+(?:[.,]\d{0,6})?$/;
/** A dot between thousands, as in "4.000" or "1.234,5". */
const DOTTED = /^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{0,6})?$/;

/** Zero has no sign: nobody types one. */
const toNumber = (text: string): number => Number(text.replace(/ /g, '').replace(',', '.')) + 0;

/**
 * A number as a French reader types it, finished or not ("0," on the way to "0,15"); NaN when it is none. "4.000" is
 * four thousand, unless only four is possible there.
 */
export function parseFrenchNumber(text: string, expected: Expected = ANY): number {
  const { min, max, unit = '' } = expected;
  const [number, typed] = splitUnit(text);
  if (typed !== '' && !isUnit(typed, unit)) return Number.NaN;
  const plain = number.replace(/\s/g, ' ').replace('\u2212', '-').trim();
  const fits = (value: number) => value >= min && value <= max;
  if (DOTTED.test(plain)) {
    const thousands = toNumber(plain.replaceAll('.', ''));
    if (!PLAIN.test(plain) || fits(thousands)) return thousands;
    return fits(toNumber(plain)) ? toNumber(plain) : thousands;
  }
  return PLAIN.test(plain) || SPACED.test(plain) ? toNumber(plain) : Number.NaN;
}

/** A number for addresses: what French readers and programs both read as this number, to six decimals. */
export function plainNumber(value: number): string {
  const text = String(Number(value.toFixed(6)));
  return DOTTED.test(text) ? `${text}0` : text;
}
