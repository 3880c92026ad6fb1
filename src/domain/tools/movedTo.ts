import { computed, frenchAmount } from '../amounts.ts';
import { modeOf, type Tool } from './tool.ts';

/** What somebody typed or chose, `mode` included; the rest follows the defaults of the mode. */
export type Typed = Readonly<Record<string, string>>;

/** Decimals enough for three significant digits of a small leak. */
const FINE = 6;

/** Typed values that another question of the tool asks too, and what this one found for it. */
export function movedTo(tool: Tool, typed: Typed, id: string): Typed {
  const [from, to] = [modeOf(tool, typed['mode']), modeOf(tool, id)];
  const { mode: _, ...values } = typed;
  const moved: Record<string, string> = { mode: to.id };
  for (const [key, text] of Object.entries(values)) {
    const input = to.inputs[key];
    if (input && input.meaning === from.inputs[key]?.meaning) moved[key] = text;
    else if (to.takes) {
      // Found for what was typed here only: the example of a question is nobody's.
      const found = from.compute(typed).results[to.takes];
      if (typeof found === 'number') moved[to.takes] = frenchAmount(computed(found, FINE));
    }
  }
  return moved;
}
