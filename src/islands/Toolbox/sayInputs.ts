import { MAX_CARRIED } from '#site/domain/tools/carriedLine.ts';
import { showInput } from '#site/domain/tools/display.ts';
import type { Input } from '#site/domain/tools/input.ts';
import type { Mode, Outcome } from '#site/domain/tools/tool.ts';
import { toolLine } from '#site/domain/tools/toolLine.ts';
import { optionName, said, type Words } from './words.ts';

/** "Diamètre du trou 3 mm", for each input that has a value and a name. */
export function sayInputs(words: Words, mode: Mode, { values }: Outcome): string[] {
  return Object.entries(mode.inputs).flatMap(([key, input]) => {
    const [name, value] = [words.tool.fields[key], values[key]];
    if (name === undefined || value === undefined || value === '') return [];
    const text =
      input.kind === 'choice' ? optionName(words, key, input, value) : showInput(value, input);
    return [`${name} ${text}`];
  });
}

/** Prices and hours first: a line that is cut must keep what euros depend on. */
function byWorth({ inputs, ...mode }: Mode): Mode {
  const isPaid = ([, input]: [string, Input]) =>
    input.kind === 'number' && (input.unit.startsWith('€') || input.unit === 'h');
  const all = Object.entries(inputs);
  const sorted = [...all.filter(isPaid), ...all.filter((one) => !isPaid(one))];
  return { ...mode, inputs: Object.fromEntries(sorted) };
}

/** The calculation in one line for a request; none while there is no result. */
export function sayLine(words: Words, mode: Mode, outcome: Outcome): string {
  const { modes, results, name } = words.tool;
  const headline = modes[mode.id]?.headline ?? '';
  if (outcome.results[headline] === undefined) return '';
  const others = Object.keys(mode.results).filter(
    (key) => key !== headline && outcome.results[key] !== undefined,
  );
  const told = (key: string) => `${results[key]} ${said(words, mode, key, outcome.results[key])}`;
  const inputs = sayInputs(words, byWorth(mode), outcome);
  return toolLine(name, [told(headline), ...inputs, ...others.map(told)], MAX_CARRIED);
}
