import { expect, type Locator } from '@playwright/test';
import { type FigureForm, formatFigure } from '#site/domain/figures.ts';
import { figureNamed } from '../../support/figureNamed.ts';

/** A figure as a page writes it: "24 à 48 h", or "24-48h". */
export const figure = (name: string, form?: FigureForm) => formatFigure(figureNamed(name), form);

/** The items of a section that have a title: not the features listed inside a card. */
export const cardsOf = (section: Locator) =>
  section.getByRole('listitem').filter({ has: section.page().getByRole('heading') });

export async function expectNewTab(link: Locator, address: string | RegExp): Promise<void> {
  await expect(link).toHaveAttribute('href', address);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
  await expect(link).toHaveAccessibleName(/nouvel onglet/);
}
