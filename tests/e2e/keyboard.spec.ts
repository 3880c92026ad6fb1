import { ISLANDS, SWEPT, UNKNOWN } from './support/pages.ts';
import { expect, test } from './support/visit.ts';
import { countFocusable, type Stop, stepsBack, walk } from './support/walk.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };
/** A window of 1280 × 1024 at 400 %. */
const ZOOMED = { width: 320, height: 256 };

test.use({ reducedMotion: 'reduce' }); // Without smooth scrolling: positions are measured when the page is still.

/** The focus moves in order; what has it is in sight, has a focus ring, and nothing covers it. */
function expectGoodWay(stops: readonly Stop[]): void {
  expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([]);
  expect(stops.map(({ index }) => index)).toEqual([...stops.keys()]);
}

const landmarksOf = (stops: readonly Stop[]) => [...new Set(stops.map(({ landmark }) => landmark))];

for (const path of SWEPT) {
  test.describe(path, () => {
    test.use({
      allowConsole: path === UNKNOWN ? /404/ : undefined,
      allowScripts: ISLANDS.includes(path),
    });

    test(`${path}: Tab passes by all, in order, uncovered, there and back`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('#consent-banner')).toBeVisible();
      let there: Stop[] = [];
      for (const size of [PHONE, DESKTOP]) {
        await test.step(`on a first visit at ${size.width} px`, async () => {
          await page.setViewportSize(size);
          there = await walk(page);
          expectGoodWay(there);
          expect(there).toHaveLength(await countFocusable(page));
          expect(stepsBack(there)).toEqual([]);
          const bar = size === PHONE ? ['NAV'] : [];
          expect(landmarksOf(there)).toEqual(['A', 'SECTION', 'HEADER', 'MAIN', 'FOOTER', ...bar]);
        });
      }
      await test.step('Shift+Tab goes the same way back, once another tab refused cookies', async () => {
        await page.evaluate(() => {
          localStorage.setItem('cookieConsent', 'rejected');
          dispatchEvent(new StorageEvent('storage', { key: 'cookieConsent' }));
        });
        await expect(page.locator('#consent-banner')).toBeHidden();
        const way = there.filter(({ landmark }) => landmark !== 'SECTION');
        const back = await walk(page, 'Shift+Tab');
        expect(back.map(({ name }) => name)).toEqual(way.map(({ name }) => name).reverse());
        expect(back.filter(({ faults }) => faults.length > 0)).toEqual([]);
      });
      await test.step('the first stop leads past the header', async () => {
        await page.locator('.skip-link').focus();
        for (const key of ['Enter', 'Tab']) await page.keyboard.press(key);
        await expect(page.locator('main :focus')).toHaveCount(1);
      });
      await test.step('at 400 % what has the focus is in sight', async () => {
        await page.setViewportSize(ZOOMED);
        await page.goto(path);
        const stops = await walk(page);
        expectGoodWay(stops);
        expect(landmarksOf(stops)).toEqual(['A', 'HEADER', 'MAIN', 'FOOTER', 'NAV']);
      });
    });
  });
}
