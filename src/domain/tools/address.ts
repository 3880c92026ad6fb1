import { frenchAmount } from '../amounts.ts';
import { plainNumber } from '../frenchNumber.ts';
import { splitUnit } from '../typedUnit.ts';
import { defaultOf, type Given, type Input, readInput } from './input.ts';
import { modeOf, type Tool } from './tool.ts';

/** Under `mode` and the keys of that mode: what stands in the fields. */
export type Texts = Readonly<Record<string, string>>;

/** Longer than any valid value: cutting there loses nothing. */
const MAX_CHARACTERS = 24;

/** What a field shows: numbers as the French write them; what cannot be read, or has its unit, as it was typed. */
function textOf(key: string, input: Input, given: Given): string {
  const reading = readInput(key, input, given);
  const typed = given[key] ?? defaultOf(input, given);
  const hasUnit = splitUnit(String(typed))[1] !== '';
  const value = 'value' in reading && !hasUnit ? reading.value : typed;
  return input.kind === 'number' && typeof value === 'number' ? frenchAmount(value) : String(value);
}

/** The fields of a tool as an address fills them; today's date is the reader's, not the sender's. */
export function readInputs(params: URLSearchParams, tool: Tool, today = ''): Texts {
  const { id, inputs } = modeOf(tool, params.get('mode'));
  const given: Given = Object.fromEntries(
    Object.entries(inputs).map(([key, input]) => {
      const start = input.default === 'today' ? today : undefined;
      return [key, params.get(key)?.slice(0, MAX_CHARACTERS) ?? start];
    }),
  );
  const texts = Object.entries(inputs).map(([key, input]) => [key, textOf(key, input, given)]);
  return { mode: id, ...Object.fromEntries(texts) };
}

function writtenOf(key: string, input: Input, given: Given): string {
  const reading = readInput(key, input, given);
  if ('fault' in reading) return String(given[key] ?? '').slice(0, MAX_CHARACTERS);
  return typeof reading.value === 'number' ? plainNumber(reading.value) : reading.value;
}

/** An address that fills the fields again, defaults included: a shared result stays when a default changes. */
export function writeInputs(given: Given, tool: Tool): URLSearchParams {
  const { id, inputs } = modeOf(tool, given['mode']);
  const params = new URLSearchParams(tool.modes.length > 1 ? { mode: id } : {});
  for (const [key, input] of Object.entries(inputs)) {
    if (input.kind === 'date' && (input.default === 'today' || !given[key])) continue;
    params.set(key, writtenOf(key, input, given));
  }
  return params;
}
