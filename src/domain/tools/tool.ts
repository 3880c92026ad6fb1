import { type Fault, type Given, type Input, readInput, type Value } from './input.ts';
import type { Unit } from './unit.ts';

/**
 * What a result is: a quantity in its unit, hundredths of a vacuum, yes or no, a day ("2026-11-15"), or a code that
 * content puts into words.
 */
export type ResultKind = Unit | 'vacuum' | 'flag' | 'date' | 'code';
export type ResultValue = number | boolean | string;
type ResultOf<K> = K extends 'flag' ? boolean : K extends 'date' | 'code' ? string : number;

type InputSet = Readonly<Record<string, Input>>;
type ResultSet = Readonly<Record<string, ResultKind>>;
type ValueOf<I> = I extends { readonly options: readonly (infer T)[] }
  ? T
  : I extends { readonly kind: 'number' }
    ? number
    : string;
type ValuesOf<I extends InputSet> = { readonly [K in keyof I]: ValueOf<I[K]> };
type Found<R extends ResultSet> = { readonly [K in keyof R]: ResultOf<R[K]> | undefined };

/** Beyond it the tool warns, and where it stops there is no result. Content has the sentence of each code. */
interface Limit {
  readonly code: string;
  readonly stops?: true;
  readonly above?: number;
  readonly below?: number;
  readonly atMost?: number;
}

type LimitOn<V, F> = Limit &
  (
    | { readonly of: (values: V, found: F) => number | undefined }
    | { readonly when: (values: V, found: F) => boolean | undefined }
  );

export interface Outcome {
  /** By the keys of the mode, in its order; undefined where there is none. */
  readonly results: Readonly<Record<string, ResultValue | undefined>>;
  readonly warnings: readonly string[];
  /** The inputs as read, for drawings and lines of text; those at fault are absent. */
  readonly values: Readonly<Record<string, Value>>;
  /** Inputs that no result can come from. */
  readonly faults: Readonly<Record<string, Fault>>;
}

/** Results that some inputs do not change: they stay when one of those is wrong, and when a limit stops the rest. */
interface Steady<R extends PropertyKey = string, I extends PropertyKey = string> {
  readonly results: readonly R[];
  readonly without: readonly I[];
}

/** One question of a tool, in the order of the page. */
export interface Mode {
  readonly id: string;
  readonly inputs: InputSet;
  readonly results: ResultSet;
  readonly limits: readonly Limit[];
  readonly steady: Steady;
  /** An input that another mode finds: what it found is carried here. */
  readonly takes: string | undefined;
  readonly compute: (given: Given) => Outcome;
}

export interface Tool {
  readonly id: string;
  /** The first is the one shown; a single one needs no choice. */
  readonly modes: readonly [Mode, ...Mode[]];
  /** Under `mode` the mode's id; an input not given has its default. */
  readonly compute: (given: Given) => Outcome;
}

function isCrossed<V, F>(limit: LimitOn<V, F>, values: V, found: F): boolean {
  if ('when' in limit) return limit.when(values, found) === true;
  const value = limit.of(values, found) ?? Number.NaN;
  const { above = Number.POSITIVE_INFINITY, below = Number.NEGATIVE_INFINITY } = limit;
  const { atMost = Number.NEGATIVE_INFINITY } = limit;
  return value > above || value < below || value <= atMost;
}

/** `readInput` returns a value of the input's kind: if none failed, all are present. */
const isComplete = <I extends InputSet>(
  inputs: I,
  values: Readonly<Record<string, Value>>,
): values is ValuesOf<I> & typeof values => Object.keys(inputs).every((key) => key in values);

/** A result that is NaN or ∞ is not shown. */
const finite = (value: ResultValue | undefined) =>
  typeof value === 'number' && !Number.isFinite(value) ? undefined : value;

const each = <T>(keys: readonly string[], value: (key: string) => T): Record<string, T> =>
  Object.fromEntries(keys.map((key) => [key, value(key)]));

interface Definition<I extends InputSet, R extends ResultSet> {
  readonly id: string;
  readonly inputs: I;
  readonly results: R;
  readonly limits?: readonly LimitOn<ValuesOf<I>, Found<R>>[];
  readonly steady?: Steady<keyof R & string, keyof I & string>;
  readonly takes?: keyof I & string;
  /** May return nonsense beyond a limit that stops the tool: it is not shown. */
  readonly solve: (values: ValuesOf<I>) => Found<R>;
}

export function mode<const I extends InputSet, const R extends ResultSet>(
  definition: Definition<I, R>,
): Mode {
  const { id, inputs, results, limits = [], takes, solve } = definition;
  const steady: Steady = definition.steady ?? { results: [], without: [] };
  const keys = Object.keys(results);
  const none = each(keys, () => undefined);
  const start = each(steady.without, (key) => inputs[key]?.default ?? '');

  function compute(given: Given): Outcome {
    const values: Record<string, Value> = {};
    const faults: Record<string, Fault> = {};
    for (const [key, input] of Object.entries(inputs)) {
      const reading = readInput(key, input, given);
      if ('fault' in reading) faults[key] = reading.fault;
      else values[key] = reading.value;
    }
    const all = { ...start, ...values };
    if (!isComplete(inputs, all)) return { results: none, warnings: [], values, faults };
    const found = solve(all);
    const still = { ...none, ...each(steady.results, (key) => finite(found[key])) };
    if (!isComplete(inputs, values)) return { results: still, warnings: [], values, faults };
    const crossed = limits.filter((limit) => isCrossed(limit, values, found));
    const stops = crossed.filter((limit) => limit.stops);
    const warnings = (stops.length > 0 ? stops : crossed).map(({ code }) => code);
    const shown = stops.length > 0 ? still : each(keys, (key) => finite(found[key]));
    return { results: shown, warnings, values, faults };
  }
  return { id, inputs, results, limits, steady, takes, compute };
}

export const modeOf = ({ modes }: Pick<Tool, 'modes'>, id: Value | null | undefined): Mode =>
  modes.find((one) => one.id === id) ?? modes[0];

export function tool(id: string, ...modes: readonly [Mode, ...Mode[]]): Tool {
  return { id, modes, compute: (given) => modeOf({ modes }, given['mode']).compute(given) };
}
