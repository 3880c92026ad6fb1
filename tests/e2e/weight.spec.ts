import type { Page } from '@playwright/test';
import { BUDGETS, EVERYWHERE } from '../support/budgets.ts';
import { ecoindex } from '../support/ecoindex.ts';
import { UNKNOWN } from './support/pages.ts';
import { expect, test } from './support/visit.ts';
import { bytesOf, countElements, heaviestPixel, Scales, scrollThrough } from './support/weigh.ts';

// As EcoIndex measures: a wide screen, nothing kept from before, read to the end.
test.use({ viewport: { width: 1920, height: 1080 }, allowConsole: /^404: |status of 404/ });

/** How much of the style sheets, in hundredths, no element of this visit used. */
async function unusedStyles(page: Page): Promise<number> {
  const sheets = await page.coverage.stopCSSCoverage();
  const total = sheets.reduce((sum, { text = '' }) => sum + text.length, 0);
  const used = sheets
    .flatMap(({ ranges }) => ranges)
    .reduce((sum, { start, end }) => sum + end - start, 0);
  return 100 - (100 * used) / total;
}

for (const [path, budget] of Object.entries(BUDGETS)) {
  test(`${path} keeps to its budget, at first sight and read to the end`, async ({ page }) => {
    const scales = await Scales.on(page);
    await page.coverage.startCSSCoverage({ resetOnNavigation: false });
    await page.goto(path === '404' ? UNKNOWN : path);
    await scales.settle();
    // How far ahead a browser loads what waits to be seen is its own choice.
    const waiting = await page
      .locator('img[loading=lazy]')
      .evaluateAll((all: HTMLImageElement[]) => all.map(({ currentSrc }) => currentSrc));
    const seen = scales.transfers.filter(({ url }) => !waiting.includes(url));
    expect.soft(seen.length, 'requests at first').toBeLessThanOrEqual(budget.first.requests);
    const image = bytesOf(seen, 'image');
    expect.soft(image, 'images at first').toBeLessThanOrEqual(budget.first.image);

    await scrollThrough(page);
    await scales.settle();
    const view = {
      elements: await countElements(page),
      requests: scales.transfers.length,
      kilobytes: scales.bytes() / 1000,
    };
    expect.soft(ecoindex(view), 'EcoIndex').toBeGreaterThanOrEqual(budget.ecoindex);
    expect.soft(view.elements, 'elements').toBeLessThanOrEqual(budget.elements);
    expect.soft(view.requests, 'requests').toBeLessThanOrEqual(budget.requests);
    expect.soft(scales.bytes('html'), 'html').toBeLessThanOrEqual(budget.html);
    expect.soft(scales.bytes('image'), 'images').toBeLessThanOrEqual(budget.image);
    expect.soft(scales.bytes('font'), 'font').toBeLessThanOrEqual(EVERYWHERE.font);
    for (const kind of ['style', 'script', 'other'] as const)
      expect.soft(scales.bytes(kind), kind).toBe(0);
    expect.soft(await unusedStyles(page), 'unused styles').toBeLessThanOrEqual(budget.unusedStyles);
    expect
      .soft(await heaviestPixel(page, scales), 'bytes a pixel')
      .toBeLessThanOrEqual(EVERYWHERE.bytesPerPixel);
  });
}

test.describe('touched for the first time', () => {
  test.use({ allowScripts: true });

  for (const [path, field] of [
    ['/', '#puissance'],
    ['/contact', '[name=nom]'],
  ] as const) {
    test(`${path} fetches its island, and nothing else`, async ({ page }) => {
      const scales = await Scales.on(page);
      await page.goto(path);
      await page.locator(field).scrollIntoViewIfNeeded();
      await scales.settle();
      const before = scales.transfers.length;
      const elements = await countElements(page);
      await page.locator(field).focus();
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      await scales.settle();
      const fetched = scales.transfers.slice(before).filter(({ kind }) => kind !== 'image');
      expect(fetched.every(({ kind }) => kind === 'script')).toBe(true);
      expect(fetched.length, 'requests').toBeLessThanOrEqual(EVERYWHERE.island.requests);
      expect(scales.bytes('script'), 'bytes').toBeLessThanOrEqual(EVERYWHERE.island.bytes);
      const added = (await countElements(page)) - elements;
      expect(added, 'elements').toBeLessThanOrEqual(EVERYWHERE.island.elements);
    });
  }
});
