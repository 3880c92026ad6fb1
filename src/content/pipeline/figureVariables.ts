import { FIGURE_FORMS, type Figure, type FigureForm, formatFigure } from '#site/domain/figures.ts';
import type { Variables } from './fillVariables.ts';

const isForm = (form: string): form is FigureForm => FIGURE_FORMS.some((known) => known === form);

export function figureVariables(figures: Readonly<Record<string, Figure>>): Variables {
  return new Map(
    Object.entries(figures).map(([name, figure]) => [
      name,
      (form) => (form === undefined || isForm(form) ? formatFigure(figure, form) : undefined),
    ]),
  );
}
