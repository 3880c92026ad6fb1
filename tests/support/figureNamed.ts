import { figures } from '#site/content/figures.ts';
import type { Figure } from '#site/domain/figures.ts';

/** Tests read figures from content/figures.yaml as the site does, and type none. */
export function figureNamed(name: string): Figure {
  const figure = figures[name];
  if (!figure) throw new Error(`figures.yaml has no ${name}`);
  return figure;
}
