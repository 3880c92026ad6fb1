import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { layoutShift } from './support/layoutShift.ts';
import { expect, test } from './support/visit.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

test.use({ consent: 'rejected' });

const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
const isPaintedInItsFont = () =>
  performance.getEntriesByName('first-contentful-paint').length > 0 &&
  document.fonts.status === 'loaded';

/** Late files: they arrive when the page is already being read. */
async function holdBack(page: Page, files: RegExp, isRead = isPainted): Promise<void> {
  const untilRead = async () => {
    await page.waitForFunction(isRead);
    await wait(300);
    await page.evaluate(() => performance.mark('late-file'));
  };
  let read: Promise<void> | undefined;
  await page.route(files, async (route) => {
    read ??= untilRead();
    await read;
    await route.continue();
  });
}

for (const size of SIZES) {
  for (const path of ['/', '/solutions']) {
    test(`nothing moves when the font arrives on ${path} at ${size.width} px`, async ({ page }) => {
      await holdBack(page, /\.woff2$/);
      await page.setViewportSize(size);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => document.fonts.check('1rem Archivo'))).toBe(true);
      expect(await page.evaluate(layoutShift)).toBeLessThan(0.005);
    });
  }

  test(`nothing moves when pictures are slow at ${size.width} px`, async ({ page }) => {
    await holdBack(page, /\.(webp|avif|svg)$/, isPaintedInItsFont);
    // The whole page is in the window, so that every layout shift counts.
    await page.setViewportSize({ ...size, height: 24_000 });
    await page.goto('/');
    await page.waitForFunction(() =>
      [...document.images].every((image) => image.complete || !image.checkVisibility()),
    );
    expect(await page.evaluate(layoutShift)).toBeLessThan(0.001);
  });
}
