import { parseFrenchNumber } from '../frenchNumber.ts';
import { hasOtherUnit, isUnit, splitUnit } from '../typedUnit.ts';
import { fromOtherUnit } from './otherUnit.ts';
import type { Unit } from './unit.ts';

export type Value = number | string;
/** By key: what stands in the fields or the address, or a number; absent is the default. */
export type Given = Readonly<Record<string, Value | undefined>>;

/** Why there is no value: nothing typed, no number or day, a unit of something else, out of range, a part of a thing, none of the choices. */
export type Fault =
  | 'missing'
  | 'unreadable'
  | 'otherUnit'
  | 'tooLow'
  | 'tooHigh'
  | 'notWhole'
  | 'notOffered';

/** Named values that a person may pick instead of typing: [DN, mm]. */
type Presets = readonly (readonly [name: string, value: number])[];

/** A number whose unit is a choice: [the key of the other input, the unit of each choice]. */
interface UnitChoice {
  readonly key: string;
  readonly units: Readonly<Record<string, Unit>>;
}

interface AnyInput {
  /** What it is of, where another mode asks something else under the same key. */
  readonly meaning?: string;
}

interface NumberInput extends AnyInput {
  readonly kind: 'number';
  readonly unit: Unit;
  readonly min: number;
  readonly max: number;
  readonly default: number;
  readonly presets?: Presets;
  /** Things that are counted: there is no half of one. */
  readonly whole?: true;
  /** Where its unit is chosen; typed after the number, it chooses. */
  readonly chosen?: UnitChoice;
  /** Until somebody types a value, another input sets it: [its value, ours]. */
  readonly follows?: {
    readonly key: string;
    readonly values: readonly (readonly [Value, number])[];
  };
}

interface ChoiceInput<T extends Value = Value> extends AnyInput {
  readonly kind: 'choice';
  readonly unit: Unit;
  readonly options: readonly T[];
  readonly default: T;
  /** The number after which the choice may be typed. */
  readonly typed?: UnitChoice;
}

export interface DateInput extends AnyInput {
  readonly kind: 'date';
  /** `today` is the reader's: an address does not keep it. */
  readonly default: '' | 'today';
  readonly optional: boolean;
  readonly read: (text: string) => Reading;
}

export type Input = NumberInput | ChoiceInput | DateInput;

export function number(
  unit: Unit,
  [min, max]: readonly [number, number],
  start: number,
  more: Partial<Pick<NumberInput, 'presets' | 'whole' | 'meaning' | 'follows' | 'chosen'>> = {},
): NumberInput {
  return { kind: 'number', unit, min, max, default: start, ...more };
}

export const choice = <const T extends Value>(
  options: readonly T[],
  start: NoInfer<T>,
  unit: Unit = '',
  more: Pick<ChoiceInput, 'typed' | 'meaning'> = {},
): ChoiceInput<T> => ({ kind: 'choice', unit, options, default: start, ...more });

export type Reading = { readonly value: Value } | { readonly fault: Fault };

/** The first choice whose unit stands after the number. */
export function typedChoice(text: Value | undefined, { units }: UnitChoice): string | undefined {
  const [, typed] = splitUnit(String(text ?? ''));
  return Object.keys(units).find((key) => isUnit(typed, units[key] ?? ''));
}

function unitOf({ unit, chosen }: NumberInput, text: Value, given: Given): string {
  if (chosen === undefined) return unit;
  return chosen.units[given[chosen.key] ?? typedChoice(text, chosen) ?? ''] ?? unit;
}

/** A size by its name ("DN50"), or an amount in another unit of the same kind. */
const fromName = ({ presets }: NumberInput, text: string, unit: string): number =>
  presets?.find(([name]) => isUnit(text, name))?.[1] ?? fromOtherUnit(text, unit);

function readNumber(input: NumberInput, typed: Value, given: Given): Reading {
  const unit = unitOf(input, typed, given);
  const asked = typeof typed === 'number' ? typed : parseFrenchNumber(typed, { ...input, unit });
  const value = Number.isNaN(asked) && !input.chosen ? fromName(input, String(typed), unit) : asked;
  if (Number.isNaN(value))
    return { fault: hasOtherUnit(String(typed), unit) ? 'otherUnit' : 'unreadable' };
  if (value < input.min) return { fault: 'tooLow' };
  if (value > input.max) return { fault: 'tooHigh' };
  return input.whole && value % 1 ? { fault: 'notWhole' } : { value };
}

const isOption = (option: Value, given: Value): boolean =>
  typeof option === 'number' && typeof given === 'string'
    ? parseFrenchNumber(given, { min: option, max: option }) === option
    : option === given;

function readChoice({ options }: ChoiceInput, given: Value): Reading {
  const value = options.find((option) => isOption(option, given));
  return value === undefined ? { fault: 'notOffered' } : { value };
}

/** What an input holds before anybody touches it. */
export function defaultOf(input: Input, given: Given): Value {
  if (input.kind === 'date') return '';
  if (input.kind === 'choice')
    return (input.typed && typedChoice(given[input.typed.key], input.typed)) ?? input.default;
  if (input.follows === undefined) return input.default;
  const { key, values } = input.follows;
  return values.find(([option]) => isOption(option, given[key] ?? ''))?.[1] ?? input.default;
}

export function readInput(key: string, input: Input, given: Given): Reading {
  const raw = given[key] ?? defaultOf(input, given);
  if (typeof raw === 'string' && raw.trim() === '')
    return input.kind === 'date' && input.optional ? { value: '' } : { fault: 'missing' };
  if (input.kind === 'number') return readNumber(input, raw, given);
  return input.kind === 'choice' ? readChoice(input, raw) : input.read(String(raw));
}
