import type { Page } from '@playwright/test';
import { PAGES, UNKNOWN } from './support/pages.ts';
import { expect, test } from './support/visit.ts';
import { countFocusable, stepsBack, walk } from './support/walk.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };
/** A window of 1280 × 1024 at 400 %. */
const ZOOMED = { width: 320, height: 256 };

test.use({ reducedMotion: 'reduce' }); // No scrolling under way when one looks.

const refuse = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('cookieConsent', 'rejected'));

for (const path of [...PAGES, UNKNOWN]) {
  test.describe(path, () => {
    test.use({
      allowConsole: path === UNKNOWN ? /404/ : undefined,
      allowScripts: path === '/contact' || path === '/', // Focus wakes their islands.
    });

    for (const size of [DESKTOP, PHONE]) {
      test(`on a first visit Tab passes by all, uncovered, at ${size.width} px`, async ({
        page,
      }) => {
        await page.setViewportSize(size);
        await page.goto(path);
        await expect(page.locator('#consent-banner')).toBeVisible();
        const stops = await walk(page);
        expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([]);
        expect(stops.map(({ index }) => index)).toEqual([...stops.keys()]);
        expect(stops).toHaveLength(await countFocusable(page));
        expect(stepsBack(stops)).toEqual([]);
      });
    }

    test('Shift+Tab goes the same way back', async ({ page }) => {
      await refuse(page);
      await page.goto(path);
      const there = await walk(page);
      const back = await walk(page, 'Shift+Tab');
      expect(back.map(({ name }) => name)).toEqual(there.map(({ name }) => name).reverse());
      expect(back.filter(({ faults }) => faults.length > 0)).toEqual([]);
    });

    test('at 400 % what has the focus is in sight', async ({ page }) => {
      await refuse(page);
      await page.setViewportSize(ZOOMED);
      await page.goto(path);
      const stops = await walk(page);
      expect(stops.map(({ index }) => index)).toEqual([...stops.keys()]);
      expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([]);
    });
  });
}
