import { computed, frenchAmount, unitFor, withUnit } from '../amounts.ts';
import { formatDate } from '../date.ts';
import type { Input, Value } from './input.ts';
import type { ResultKind, ResultValue } from './tool.ts';

/** Decimals enough for three significant digits of the smallest result. */
const FINE = 6;
/** Counted one by one, or written on a nameplate. */
const EXACT: readonly ResultKind[] = ['jours', 'bar·l'];
/** Of a converted pressure, people know the fourth digit: 1 013 mbar. */
const KNOWN: readonly ResultKind[] = ['bar a', 'kPa a', 'psi', 'mbar a', 'Torr'];
const ROUND_EUROS = 1000;

function duration(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  if (hours > 0) return `${withUnit(frenchAmount(hours), 'h')} ${withUnit(String(minutes), 'min')}`;
  if (minutes > 0) return `${withUnit(String(minutes), 'min')} ${withUnit(`${whole % 60}`, 's')}`;
  return withUnit(frenchAmount(computed(seconds, 1)), 's');
}

/** Years to a tenth, and months below one year. */
function years(value: number): string {
  const months = Math.round(12 * value);
  if (value >= 1) {
    const shown = computed(value, 1);
    return withUnit(frenchAmount(shown), unitFor(shown, 'ans'));
  }
  return months < 1 ? `moins de ${withUnit('1', 'mois')}` : withUnit(String(months), 'mois');
}

/** Three significant digits; euros to the nearest ten above a thousand. */
function quantity(value: number, unit: ResultKind): string {
  return written(value, unit).replace('-', '−');
}

function written(value: number, unit: ResultKind): string {
  if (EXACT.includes(unit)) return frenchAmount(value);
  if (unit === '€' && Math.abs(value) > ROUND_EUROS)
    return frenchAmount(Math.round(value / 10) * 10);
  return frenchAmount(computed(value, FINE, KNOWN.includes(unit) ? 4 : undefined));
}

/** A number that counts has no unit. */
export const united = (amount: string, unit: string): string =>
  unit === '' ? amount : withUnit(amount, unit);

/** A result as a page shows it. A code has words of its own; yes, no, a day past, no vacuum at all and nothing too. */
export function showResult(
  value: ResultValue | undefined,
  kind: ResultKind,
  words: Readonly<Record<string, string>>,
): string {
  if (value === undefined) return words['undefined'] ?? '–';
  if (kind === 'date') return formatDate(String(value));
  if (typeof value !== 'number') return words[String(value)] ?? String(value);
  if (kind === 's') return duration(value);
  if (kind === 'ans') return years(value);
  if (kind === 'vacuum') return value < 0 ? `${words['none']}` : united(quantity(value, '%'), '%');
  const isLate = kind === 'jours' && value < 0;
  if (isLate) return `${showResult(-value, kind, words)} ${words['late']}`;
  return united(quantity(value, kind), unitFor(value, kind));
}

/** What a number of this kind is followed by; durations have their units inside. */
export const unitOf = (kind: ResultKind = ''): string =>
  ['s', 'flag', 'date', 'code'].includes(kind) ? '' : kind;

/** The same without its unit, for a column whose title has it. */
export const showBare = (
  value: ResultValue | undefined,
  kind: ResultKind,
  words: Readonly<Record<string, string>>,
): string =>
  typeof value === 'number' && kind !== 's'
    ? quantity(value, kind)
    : showResult(value, kind, words);

/** An input as somebody gave it, with its unit. */
export function showInput(value: Value, input: Input): string {
  if (input.kind === 'date') return formatDate(String(value));
  if (typeof value !== 'number') return united(value, input.unit);
  return united(frenchAmount(value), unitFor(value, input.unit));
}
