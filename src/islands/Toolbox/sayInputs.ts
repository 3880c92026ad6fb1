import { MAX_CARRIED } from '#site/domain/tools/carriedLine.ts';
import { showInput } from '#site/domain/tools/display.ts';
import type { Input, Value } from '#site/domain/tools/input.ts';
import type { Mode, Outcome } from '#site/domain/tools/tool.ts';
import { toolLine } from '#site/domain/tools/toolLine.ts';
import { optionName, said, type Words } from './words.ts';

type IsTold = (input: Input, value: Value) => boolean;

/** "Diamètre du trou 3 mm", for each input that has a value and a name. */
export function sayInputs(
  words: Words,
  { inputs }: Mode,
  { values }: Outcome,
  isTold: IsTold = () => true,
): string[] {
  return Object.entries(inputs).flatMap(([key, input]) => {
    const [name, value = ''] = [words.tool.fields[key], values[key]];
    if (name === undefined || value === '' || !isTold(input, value)) return [];
    const text =
      input.kind === 'choice' ? optionName(words, key, input, value) : showInput(value, input);
    return [`${name} ${text}`];
  });
}

const isChanged: IsTold = (input, value) => value !== input.default;
const isPaid: IsTold = (input) =>
  input.kind === 'number' && (input.unit.startsWith('€') || input.unit === 'h');

/** The calculation in one line for a request; none while there is no result. */
export function sayLine(words: Words, mode: Mode, outcome: Outcome): string {
  const { modes, results, name } = words.tool;
  const headline = modes[mode.id]?.headline ?? '';
  if (outcome.results[headline] === undefined) return '';
  const found = Object.keys(mode.results).filter((key) => outcome.results[key] !== undefined);
  const told = (key: string) => `${results[key]} ${said(words, mode, key, outcome.results[key])}`;
  // A line that is cut keeps the money, what the visitor changed, the first thing found, and what euros depend on.
  const parts = [
    told(headline),
    ...found.filter((key) => mode.results[key] === '€').map(told),
    ...sayInputs(words, mode, outcome, isChanged),
    ...found.slice(0, 1).map(told),
    ...sayInputs(words, mode, outcome, isPaid),
    ...sayInputs(words, mode, outcome),
    ...found.map(told),
  ];
  return toolLine(name, [...new Set(parts)], MAX_CARRIED);
}
