import { parseFrenchNumber } from '../frenchNumber.ts';
import { isUnit, splitUnit } from '../typedUnit.ts';

/** Units of the same kind, and how many of the one asked they are. */
const FACTORS: readonly (readonly [typed: string, asked: string, factor: number])[] = [
  ['m³/h', 'm³/min', 1 / 60],
  ['l/min', 'm³/min', 0.001],
  ['l/s', 'm³/min', 0.06],
  ['m³/min', 'm³/h', 60],
  ['m³', 'l', 1000],
  ['min', 's', 60],
  ['MPa', 'bar', 10],
  ['kPa', 'bar', 0.01],
  ['k€', '€', 1000],
  ['€/MWh', '€/kWh', 0.001],
  ['c€/kWh', '€/kWh', 0.01],
];

/** As a stopwatch shows it: "4 min 30". */
const STOPWATCH = /^\s*(\d+)\s*(?:min|mn|')\s*(\d{1,2})\s*(?:s|sec|")?\s*$/i;

/** An amount typed in another unit of the same kind, to six decimals; NaN where it is of none. */
export function fromOtherUnit(text: string, unit: string): number {
  const [, minutes = '', seconds = ''] = STOPWATCH.exec(text) ?? [];
  if (unit === 's' && minutes) return 60 * Number(minutes) + Number(seconds);
  const [number, typed] = splitUnit(text);
  const found = FACTORS.find(([other, asked]) => asked === unit && isUnit(typed, other));
  return found ? Number((parseFrenchNumber(number) * found[2]).toFixed(6)) : Number.NaN;
}
