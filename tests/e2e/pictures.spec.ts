import { EVERYWHERE } from '../support/budgets.ts';
import { expectReadable, showWhole } from './support/readable.ts';
import { expect, test } from './support/visit.ts';
import { scrollThrough, widestExcess } from './support/weigh.ts';

/** Width, height, pixels for each: phones, a tablet, screens. */
const SCREENS = [
  [360, 780, 3],
  [412, 823, 1.75],
  [768, 1024, 1],
  [768, 1024, 2],
  [1280, 800, 1],
  [1440, 900, 1],
  [1920, 1080, 1],
] as const;

/** A file that is 2 % too narrow is wide enough: crops are rounded to a pixel. */
const SLACK = 1.02;

const ILLUSTRATED = ['/', '/solutions', '/contact', '/outils/fuites'];

/** Each picture shown: the file chosen, the widths on offer with it, and the width needed. */
function describePictures() {
  const shown = [...document.querySelectorAll<HTMLImageElement>('img[srcset]')].filter((image) =>
    image.checkVisibility(),
  );
  return shown.map((image) => {
    const file = new URL(image.currentSrc).pathname;
    const sets = [...(image.parentElement?.querySelectorAll('[srcset]') ?? [])].map(
      (source) => source.getAttribute('srcset') ?? '',
    );
    const candidates = (sets.find((set) => set.includes(file)) ?? '')
      .split(', ')
      .map((candidate) => candidate.split(' '));
    const widths = candidates.map(([, width = '']) => Number.parseInt(width, 10));
    const { clientWidth, clientHeight, naturalWidth, naturalHeight } = image;
    const covering = Math.max(clientWidth, (clientHeight * naturalWidth) / naturalHeight);
    return {
      file,
      widths,
      chosen: widths[candidates.findIndex(([address]) => address === file)] ?? 0,
      needed: covering * devicePixelRatio,
    };
  });
}

for (const [width, height, deviceScaleFactor] of SCREENS) {
  test.describe(`at ${width} px, ${deviceScaleFactor} for one`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor });

    test('no picture is wider than its place needs, nor half as wide', async ({ page }) => {
      const loaded = new Set<string>();
      page.on('response', (response) => {
        if (/\.(avif|webp)$/.test(response.url())) loaded.add(new URL(response.url()).pathname);
      });
      for (const path of ILLUSTRATED) {
        loaded.clear();
        await page.goto(path);
        await scrollThrough(page);
        const pictures = await page.evaluate(describePictures);
        for (const { file, widths, chosen, needed } of pictures) {
          const enough = widths.filter((width) => width * SLACK >= needed);
          const best = enough.length > 0 ? Math.min(...enough) : Math.max(...widths);
          expect.soft(chosen, `${file}, ${Math.round(needed)} px needed`).toBeLessThanOrEqual(best);
          expect.soft(chosen, `${file} is too small`).toBeGreaterThan(Math.min(best, needed) * 0.8);
          expect.soft(file).toMatch(/\.avif$/);
        }
        expect.soft(pictures.length, path).toBeGreaterThan(0);
        expect.soft(loaded, path).toEqual(new Set(pictures.map(({ file }) => file)));
        expect.soft(await widestExcess(page), path).toBeLessThanOrEqual(EVERYWHERE.excess);
      }
    });
  });
}

test('a browser that cannot read AVIF sees every picture', async ({ page }) => {
  await page.route(/\.avif$/, (route) =>
    route.fulfill({ contentType: 'image/avif', body: 'not a picture' }),
  );
  for (const path of ILLUSTRATED) {
    await page.goto(path);
    const pictures = page
      .locator('img[loading=lazy], img[fetchpriority]')
      .filter({ visible: true });
    for (const picture of await pictures.all()) {
      await picture.evaluate((one) => one.scrollIntoView({ behavior: 'instant' }));
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    }
    await expect(page.locator('img[srcset]').filter({ visible: true })).toHaveCount(0);
  }
});

test.describe('without pictures', () => {
  test.use({ consent: 'rejected', allowConsole: /^Failed to load resource: net::ERR_FAILED$/ });

  for (const path of ILLUSTRATED) {
    test(`${path} is still readable`, async ({ page }) => {
      await page.route(/\.(avif|webp)$/, (route) => route.abort());
      await page.goto(path);
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await showWhole(page, width);
        await expectReadable(page.locator('body'));
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    });
  }
});
