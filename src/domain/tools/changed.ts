import { splitUnit } from '../typedUnit.ts';
import { defaultOf, type Input, readInput, typedChoice } from './input.ts';
import { movedTo, type Typed } from './movedTo.ts';
import { modeOf, type Tool } from './tool.ts';

/** What stands in a field once another of this key has changed; nothing where it follows that one. */
function keptOf(name: string, input: Input | undefined, typed: Typed, key: string, text: string) {
  const old = typed[name] ?? '';
  if (input?.kind === 'choice' && input.typed?.key === key)
    return typedChoice(text, input.typed) === undefined ? old : undefined;
  if (input?.kind !== 'number') return old;
  if (input.chosen?.key === key) return splitUnit(old)[0].trim();
  if (input.follows?.key !== key) return old;
  // A shared address writes every value: one that is still what the other gives is nobody's own.
  const reading = readInput(name, input, typed);
  const isUsual = 'value' in reading && reading.value === defaultOf(input, typed);
  return isUsual || old.trim() === '' ? undefined : old;
}

/**
 * What was typed, once one thing more is: a unit typed after a number is chosen, a unit that is chosen replaces the one
 * typed, and what follows another value follows it on, unless somebody gave a value of their own.
 */
export function changed(tool: Tool, typed: Typed, key: string, text: string): Typed {
  if (key === 'mode') return movedTo(tool, typed, text);
  const { inputs } = modeOf(tool, typed['mode']);
  const kept = Object.keys(typed).flatMap((name) => {
    const value = keptOf(name, inputs[name], typed, key, text);
    return value === undefined ? [] : [[name, value]];
  });
  return { ...Object.fromEntries(kept), [key]: text };
}
