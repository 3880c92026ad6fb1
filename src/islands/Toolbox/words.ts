import type { ToolboxContent } from '#site/content/toolbox.ts';
import type { ToolContent } from '#site/content/tools.ts';
import { frenchAmount, unitFor } from '#site/domain/amounts.ts';
import { showResult, united } from '#site/domain/tools/display.ts';
import type { Fault, Input, Value } from '#site/domain/tools/input.ts';
import type { Mode, Outcome, ResultValue } from '#site/domain/tools/tool.ts';

export type KitWords = ToolboxContent['kit'];
/** What the tool itself says; the page around it has the rest. */
export type ToolWords = Pick<
  ToolContent,
  'modes' | 'hints' | 'choices' | 'results' | 'limits' | 'order' | 'calendar'
> & { readonly name: string; readonly fields: Readonly<Record<string, string | undefined>> };

export interface Words {
  readonly kit: KitWords;
  readonly tool: ToolWords;
}

/** A question may call an input by another name than its tool does. */
export const wordsFor = (kit: KitWords, tool: ToolWords, { id }: Mode): Words => {
  const { fields, hints } = tool.modes[id] ?? {};
  return {
    kit,
    tool: { ...tool, fields: { ...tool.fields, ...fields }, hints: { ...tool.hints, ...hints } },
  };
};

/** What an option of a list is called: by content, as a result is, or as the number it is. */
export function optionName({ tool }: Words, key: string, input: Input, option: Value): string {
  if (input.kind !== 'choice') return String(option);
  const name = tool.choices[key]?.[input.options.indexOf(option)];
  if (name !== undefined) return name;
  if (typeof option === 'number') return united(frenchAmount(option), input.unit);
  return tool.results[option] ?? option;
}

/** A result of a mode, in the words of the page. */
export function said({ kit, tool }: Words, mode: Mode, key: string, value?: ResultValue): string {
  const { calendar } = tool;
  return showResult(value, mode.results[key] ?? '', {
    true: kit.yes,
    false: kit.no,
    late: kit.late,
    none: kit.none,
    inspection: calendar?.inspection.name ?? '',
    requalification: calendar?.requalification.name ?? '',
  });
}

/** What each limit that was met says; "plafonne à [limitMbar]": a sentence may name a result. */
export const warningSentences = (words: Words, mode: Mode, { warnings, results }: Outcome) =>
  warnings.map((code) =>
    (words.tool.limits[code] ?? '').replace(/\[(\w+)\]/g, (_, key) =>
      said(words, mode, key, results[key]),
    ),
  );

/** Why an input cannot be used, and what can. */
export function faultSentence(faults: KitWords['faults'], fault: Fault, input: Input): string {
  if (fault === 'missing' || fault === 'notWhole') return faults[fault];
  if (input.kind !== 'number')
    return fault === 'unreadable' ? faults.unreadableDate : faults.impossibleDate;
  const { unit } = input;
  const amount = (value: number) => united(frenchAmount(value), unitFor(value, unit));
  if (fault === 'tooLow') return `${faults.tooLow} ${amount(input.min)}.`;
  if (fault === 'tooHigh') return `${faults.tooHigh} ${amount(input.max)}.`;
  const expected = fault === 'otherUnit' && unit !== '' ? `${faults.otherUnit} ${unit}. ` : '';
  return `${expected}${faults.unreadable} ${amount(input.default)}.`;
}

/** The same, with the name of each input: "Heures par an : Au plus 8 760 h." */
export const faultSentences = (
  { kit, tool }: Words,
  { inputs }: Mode,
  faults: Outcome['faults'],
): string[] =>
  Object.entries(faults).flatMap(([key, fault]) => {
    const [input, name] = [inputs[key], tool.fields[key]];
    return input && name ? [`${name}\u00a0: ${faultSentence(kit.faults, fault, input)}`] : [];
  });
