import { EVERYWHERE } from '../support/budgets.ts';
import { expect, test } from './support/visit.ts';
import { scrollThrough, widestExcess } from './support/weigh.ts';

/** Width, height, pixels for each: phones, a tablet, screens. */
const SCREENS = [
  [360, 780, 3],
  [412, 823, 1.75],
  [768, 1024, 1],
  [1280, 800, 1],
  [1440, 900, 1],
  [1920, 1080, 1],
] as const;

for (const [width, height, deviceScaleFactor] of SCREENS) {
  test.describe(`at ${width} px, ${deviceScaleFactor} for one`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor });

    for (const path of ['/', '/solutions', '/contact']) {
      test(`${path} sends no picture much wider than its place`, async ({ page }) => {
        await page.goto(path);
        await scrollThrough(page);
        expect(await widestExcess(page)).toBeLessThanOrEqual(EVERYWHERE.excess);
      });
    }
  });
}
