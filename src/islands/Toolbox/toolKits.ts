import type { ComponentType } from 'react';
import type { ToolFigures } from '#site/domain/tools/energy.ts';
import type { Outcome, Tool } from '#site/domain/tools/tool.ts';
import type { Draw } from './drawing.ts';
import type { ToolWords } from './words.ts';

/** What else a tool makes of its result. */
export type More = ComponentType<{ words: ToolWords; outcome: Outcome }>;

/** What is a tool's own: its domain, and how its numbers are drawn. */
interface ToolKit {
  readonly make: (figures: ToolFigures) => Tool;
  readonly draw?: Draw;
  readonly More?: More;
}

const LOADERS = import.meta.glob<ToolKit>('./tools/*.ts');
const idOf = (file: string): string => file.replace(/^.*\/(.*)\.ts$/, '$1');

/** A visitor's browser fetches the tool of the page it is on; the build needs them all. */
const wanted = Object.entries(LOADERS).filter(
  ([file]) => import.meta.env.SSR || location.pathname.endsWith(`/${idOf(file)}`),
);

const kits = new Map(
  await Promise.all(wanted.map(async ([file, load]) => [idOf(file), await load()] as const)),
);

export function kitOf(id: string): ToolKit {
  const kit = kits.get(id);
  if (kit === undefined) throw new Error(`no tool ${id}`);
  return kit;
}
