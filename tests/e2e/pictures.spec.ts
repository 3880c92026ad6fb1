import type { Page } from '@playwright/test';
import { expectNoViolation } from './support/axe.ts';
import { PAGES } from './support/pages.ts';
import { expectReadable } from './support/readable.ts';
import { expect, test } from './support/visit.ts';

const SCREENS = [
  { name: 'a phone', viewport: { width: 360, height: 740 }, deviceScaleFactor: 3 },
  { name: 'a tablet', viewport: { width: 768, height: 1024 }, deviceScaleFactor: 2 },
  { name: 'a desk', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
];

/** Wide enough a step between two widths; a crop is rounded by a pixel. */
const SLACK = 1.02;

const ILLUSTRATED = ['/', '/solutions', '/contact'];

/** So that those which wait to be seen come too. */
async function showAll(page: Page): Promise<void> {
  const pictures = page.locator('img[srcset]').filter({ visible: true });
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
  }
}

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

for (const { name, ...screen } of SCREENS) {
  test.describe(name, () => {
    test.use(screen);
    for (const path of ILLUSTRATED) {
      test(`loads no picture of ${path} wider than it needs, nor half as wide`, async ({
        page,
      }) => {
        const loaded: string[] = [];
        page.on('response', (response) => {
          if (/\.(avif|webp)$/.test(response.url())) loaded.push(new URL(response.url()).pathname);
        });
        await page.goto(path);
        await showAll(page);
        const pictures = await page.evaluate(describePictures);
        for (const { file, widths, chosen, needed } of pictures) {
          const enough = widths.filter((width) => width * SLACK >= needed);
          const best = enough.length > 0 ? Math.min(...enough) : Math.max(...widths);
          expect.soft(chosen, `${file}, ${Math.round(needed)} px needed`).toBeLessThanOrEqual(best);
          expect.soft(chosen, `${file} is too small`).toBeGreaterThan(Math.min(best, needed) * 0.8);
          expect.soft(file).toMatch(/\.avif$/);
        }
        expect(pictures.length).toBeGreaterThan(0);
        expect(new Set(loaded)).toEqual(new Set(pictures.map(({ file }) => file)));
      });
    }
  });
}

for (const path of ILLUSTRATED) {
  test(`a browser that cannot read AVIF sees every picture of ${path}`, async ({ page }) => {
    await page.route(/\.avif$/, (route) =>
      route.fulfill({ contentType: 'image/avif', body: 'not a picture' }),
    );
    await page.goto(path);
    const pictures = page
      .locator('img[loading=lazy], img[fetchpriority]')
      .filter({ visible: true });
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    }
    await expect(page.locator('img[srcset]').filter({ visible: true })).toHaveCount(0);
  });
}

/** A screen as tall as the page, which grows when a picture's place becomes its description. */
async function showWhole(page: Page, width: number): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
    await page.waitForFunction(() =>
      [...document.images].every((image) => image.complete || !image.checkVisibility()),
    );
  }
}

for (const width of [360, 1440]) {
  test(`a page without its pictures is still readable at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.addInitScript(() => localStorage.setItem('cookieConsent', 'rejected'));
    await page.route(/\.(avif|webp)$/, (route) => route.abort());
    for (const path of PAGES) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expectNoViolation(page);
      await showWhole(page, width);
      await expectReadable(page.locator('body'));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}
test.use({ allowConsole: /^Failed to load resource: net::ERR_FAILED$/ });
