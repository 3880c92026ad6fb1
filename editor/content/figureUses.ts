import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plan } from './plan.ts';

const NAMED_IN_TEXT = /\{(\w+)(?:\.\w+)?\}/g;
const NAMED_IN_CODE = /\bfigures\.([a-z_0-9]+)\b/g;

/** Drawings and calculations read figures by name too. */
const CODE = 'src/{sections,pages,domain,content}/**/*.{ts,tsx,astro}';

/** Where each figure is used: the names of the forms that quote it, and whether a drawing follows it. */
export function figureUses(
  plans: ReadonlyMap<string, Plan>,
  folder: string,
): Readonly<Record<string, readonly string[]>> {
  const uses = new Map<string, Set<string>>();
  const note = (text: string, pattern: RegExp, where: string) => {
    for (const [, name = ''] of text.matchAll(pattern)) {
      uses.set(name, (uses.get(name) ?? new Set()).add(where));
    }
  };
  for (const [file, { label }] of plans)
    note(readFileSync(join(folder, file), 'utf8'), NAMED_IN_TEXT, label);
  for (const file of globSync(CODE)) {
    if (!file.includes('.test.'))
      note(readFileSync(file, 'utf8'), NAMED_IN_CODE, 'dessins et calculs');
  }
  return Object.fromEntries([...uses].map(([name, where]) => [name, [...where].sort()]));
}
