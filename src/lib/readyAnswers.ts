import type { ToolboxContent } from '#site/content/toolbox.ts';
import type { ToolContent } from '#site/content/tools.ts';
import { showBare, showInput, showResult, unitOf } from '#site/domain/tools/display.ts';
import type { Given } from '#site/domain/tools/input.ts';
import { type Mode, modeOf, type Tool } from '#site/domain/tools/tool.ts';

const codesOf = ({ kit, page }: ToolboxContent, { calendar }: ToolContent) => ({
  undefined: page.tableNone,
  true: kit.yes,
  false: kit.no,
  late: kit.late,
  none: kit.none,
  inspection: calendar?.inspection.name ?? '',
  requalification: calendar?.requalification.name ?? '',
});

/** The other inputs of the mode as they start, choices apart: "Pression au manomètre 7 bar". */
function startOf({ inputs }: Mode, content: ToolContent, vary: string, given: Given): string {
  const told = Object.entries(inputs).flatMap(([key, input]) => {
    const [name, start] = [content.fields[key], given[key] ?? input.default];
    if (name === undefined || input.kind === 'choice' || key === vary || start === '') return [];
    return [`${name} ${showInput(start, input)}`];
  });
  return told.join(', ');
}

/** A table that answers without a script: one input varies, the domain computes the rest. */
export function readyAnswers(tool: Tool, content: ToolContent, toolbox: ToolboxContent) {
  const { mode: id, vary, values, columns, given = {} } = content.table;
  const mode = modeOf(tool, id);
  const input = mode.inputs[vary];
  if (input === undefined) throw new Error(`${tool.id}: no input ${vary} in ${id}`);
  const presets = input.kind === 'number' ? input.presets : undefined;
  const named = (value: number) => presets?.find(([, size]) => size === value)?.[0];
  const titleOf = (key: string) => {
    const unit = unitOf(mode.results[key]);
    return unit === '' ? `${content.results[key]}` : `${content.results[key]},\u00a0${unit}`;
  };
  const codes = codesOf(toolbox, content);
  const rows = values.map((value) => {
    const { results } = tool.compute({ ...given, mode: id, [vary]: value });
    const cells = columns.map((key) => showBare(results[key], mode.results[key] ?? '', codes));
    return [named(value) ?? showInput(value, input), ...cells];
  });
  return {
    columns: [content.fields[vary] ?? '', ...columns.map(titleOf)],
    rows,
    note: `${toolbox.page.tableNote} ${startOf(mode, content, vary, given)}.`,
  };
}

/** What the tool answers before anybody touches it. */
export function exampleOf(tool: Tool, content: ToolContent, toolbox: ToolboxContent) {
  const [mode] = tool.modes;
  const headline = content.modes[mode.id]?.headline ?? '';
  const { results } = mode.compute(content.table.given ?? {});
  return {
    label: `${toolbox.example} ${content.results[headline]}`,
    value: showResult(results[headline], mode.results[headline] ?? '', codesOf(toolbox, content)),
  };
}
