import { expect, type Locator, type Page } from '@playwright/test';
import { figures } from '#site/content/figures.ts';
import { simulator } from '#site/content/simulator.ts';
import { euros } from '#site/domain/amounts.ts';
import type { Plant } from '#site/domain/plant.ts';
import { ratesOf } from '#site/domain/rates.ts';
import { estimateSavings } from '#site/domain/savings.ts';

export const EXAMPLE: Plant = simulator.example;

export const cabinet = (page: Page): Locator => page.locator('#simulateur');
export const headline = (page: Page): Locator => cabinet(page).locator('p > b');
export const row = (page: Page, term: string): Locator =>
  cabinet(page).locator('dt', { hasText: term }).locator('+ dd');

/** The savings that the model finds, as the page writes them. */
export const savingsOf = (changes: Partial<Plant> = {}): string =>
  euros(estimateSavings({ ...EXAMPLE, ...changes }, ratesOf(figures)).savings);

/** The island is awake once it offers what needs a script. */
export async function expectLive(page: Page): Promise<void> {
  await expect(cabinet(page).getByRole('button', { name: simulator.copy })).toBeVisible();
}

export async function wake(page: Page): Promise<void> {
  await page.locator('#puissance').focus();
  await expectLive(page);
}

/** Layout shifts from now on, those that follow an act of the visitor too. */
export async function recordShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        performance.mark('shift', { detail: entry.toJSON().value });
    }).observe({ type: 'layout-shift' });
  });
  return () =>
    page.evaluate(async () => {
      await new Promise((settled) => setTimeout(settled, 300));
      return performance
        .getEntriesByName('shift')
        .map((entry) => (entry instanceof PerformanceMark ? Number(entry.detail) : 0))
        .reduce((sum, value) => sum + value, 0);
    });
}
