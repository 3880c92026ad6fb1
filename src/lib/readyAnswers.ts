import type { ToolContent } from '#site/content/tools.ts';
import { showBare, showInput, unitOf } from '#site/domain/tools/display.ts';
import { type Mode, modeOf, type Tool } from '#site/domain/tools/tool.ts';

/** The other inputs of the mode as they start, numbers only: "Pression au manomètre 7 bar". */
function startOf({ inputs }: Mode, content: ToolContent, vary: string): string {
  const told = Object.entries(inputs).flatMap(([key, input]) =>
    input.kind === 'number' && key !== vary
      ? [`${content.fields[key]} ${showInput(input.default, input)}`]
      : [],
  );
  return told.join(', ');
}

/** A table that answers without a script: one input varies, the domain computes the rest. */
export function readyAnswers(tool: Tool, content: ToolContent, note: string) {
  if (!content.table) return undefined;
  const { mode: id, vary, values, columns } = content.table;
  const mode = modeOf(tool, id);
  const input = mode.inputs[vary];
  if (input === undefined) throw new Error(`${tool.id}: no input ${vary} in ${id}`);
  const presets = input.kind === 'number' ? input.presets : undefined;
  const named = (value: number) => presets?.find(([, size]) => size === value)?.[0];
  const titleOf = (key: string) => {
    const unit = unitOf(mode.results[key]);
    return unit === '' ? `${content.results[key]}` : `${content.results[key]}, ${unit}`;
  };
  const rows = values.map((value) => {
    const { results } = tool.compute({ mode: id, [vary]: value });
    const cells = columns.map((key) => showBare(results[key], mode.results[key] ?? ''));
    return [named(value) ?? showInput(value, input), ...cells];
  });
  return {
    columns: [content.fields[vary] ?? '', ...columns.map(titleOf)],
    rows,
    note: `${note} ${startOf(mode, content, vary)}.`,
  };
}
