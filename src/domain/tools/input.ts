import { parseFrenchNumber } from '../frenchNumber.ts';
import { parseDay } from './day.ts';
import { stepOf, type Unit } from './unit.ts';

export type Value = number | string;
/** By key: what stands in the fields or the address, or a number; absent is the default. */
export type Given = Readonly<Record<string, Value | undefined>>;

/** Why there is no value: nothing typed, no number or day, out of range, none of the choices. */
export type Fault = 'missing' | 'unreadable' | 'tooLow' | 'tooHigh' | 'notOffered';

/** Named values that a person may pick instead of typing: [DN, mm]. */
type Presets = readonly (readonly [name: string, value: number])[];

interface NumberInput {
  readonly kind: 'number';
  readonly unit: Unit;
  readonly min: number;
  readonly max: number;
  readonly default: number;
  readonly step: number;
  readonly presets?: Presets;
  /** Until somebody types a value, another input sets it: [its value, ours]. */
  readonly follows?: {
    readonly key: string;
    readonly values: readonly (readonly [Value, number])[];
  };
}

interface ChoiceInput<T extends Value = Value> {
  readonly kind: 'choice';
  readonly unit: Unit;
  readonly options: readonly T[];
  readonly default: T;
}

interface DateInput {
  readonly kind: 'date';
  /** `today` is the reader's: an address does not keep it. */
  readonly default: '' | 'today';
  readonly optional: boolean;
}

export type Input = NumberInput | ChoiceInput | DateInput;

export function number(
  unit: Unit,
  [min, max]: readonly [number, number],
  start: number,
  more: Partial<Pick<NumberInput, 'step' | 'presets' | 'follows'>> = {},
): NumberInput {
  return { kind: 'number', unit, min, max, default: start, step: stepOf(unit), ...more };
}

export const choice = <const T extends Value>(
  options: readonly T[],
  start: NoInfer<T>,
  unit: Unit = '',
): ChoiceInput<T> => ({ kind: 'choice', unit, options, default: start });

export const date = (kind: 'required' | 'optional' | 'today'): DateInput => ({
  kind: 'date',
  default: kind === 'today' ? 'today' : '',
  optional: kind === 'optional',
});

type Reading = { readonly value: Value } | { readonly fault: Fault };

function readNumber(input: NumberInput, given: Value): Reading {
  const value = typeof given === 'number' ? given : parseFrenchNumber(given, input);
  if (Number.isNaN(value)) return { fault: 'unreadable' };
  if (value < input.min) return { fault: 'tooLow' };
  return value > input.max ? { fault: 'tooHigh' } : { value };
}

function readChoice({ options }: ChoiceInput, given: Value): Reading {
  const value = options.find((option) =>
    typeof option === 'number' && typeof given === 'string'
      ? parseFrenchNumber(given, { min: option, max: option }) === option
      : option === given,
  );
  return value === undefined ? { fault: 'notOffered' } : { value };
}

/** A year outside this range is a typing mistake: no vessel in service is older. */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2199-12-31';

function readDate(given: Value): Reading {
  const value = parseDay(String(given));
  if (value === undefined) return { fault: 'unreadable' };
  if (value < FIRST_DAY) return { fault: 'tooLow' };
  return value > LAST_DAY ? { fault: 'tooHigh' } : { value };
}

/** What an input holds before anybody touches it. */
export function defaultOf(input: Input, given: Given): Value {
  if (input.kind === 'date') return '';
  if (input.kind === 'choice' || input.follows === undefined) return input.default;
  const { key, values } = input.follows;
  const options = values.map(([option]) => option);
  const leader = readChoice({ kind: 'choice', unit: '', options, default: '' }, given[key] ?? '');
  const pair = values.find(([option]) => 'value' in leader && option === leader.value);
  return pair?.[1] ?? input.default;
}

export function readInput(key: string, input: Input, given: Given): Reading {
  const raw = given[key] ?? defaultOf(input, given);
  if (typeof raw === 'string' && raw.trim() === '')
    return input.kind === 'date' && input.optional ? { value: '' } : { fault: 'missing' };
  if (input.kind === 'number') return readNumber(input, raw);
  return input.kind === 'choice' ? readChoice(input, raw) : readDate(raw);
}
