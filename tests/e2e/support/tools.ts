import type { Page } from '@playwright/test';

export const output = (page: Page, key: string) => page.locator(`output[data-key="${key}"]`);
export const shownValue = async (page: Page, key: string) =>
  (await output(page, key).getAttribute('data-value')) ?? '';

/** Pages of a sheet of paper. */
export async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
