import type { Locator, Page } from '@playwright/test';
import { figure } from './support/home.ts';
import { CODES, ZONE } from './support/homeTable.ts';
import { expect, test } from './support/visit.ts';
import { litShapes } from './support/zoneMap.ts';

const card = (page: Page, code: string) => page.locator(`#zone li[data-code="${code}"]`);
const shape = (page: Page, code: string) => page.locator(`#zone use[data-code="${code}"]`).first();
const outline = (page: Page, code: string) => page.locator(`#zone use[data-lit="${code}"]`).first();
const delay = (within: Locator) => within.getByText(figure('delai_intervention', 'court'));

async function expectLit(page: Page, code: string): Promise<void> {
  await expect(delay(card(page, code)), code).toHaveCSS('opacity', '1');
  await expect.poll(() => litShapes(page)).toEqual([code]);
}

/** A point of the window where a department is on top: most do not fill their box. */
async function pointAt(department: Locator): Promise<{ x: number; y: number }> {
  await expect(department).toBeVisible();
  await department.scrollIntoViewIfNeeded();
  return department.evaluate((path) => {
    const { x, y, width, height } = path.getBoundingClientRect();
    const steps = Array.from({ length: 19 }, (_, index) => (index + 1) / 20);
    const points = steps.flatMap((across) =>
      steps.map((down) => ({ x: x + across * width, y: y + down * height })),
    );
    const found = points.find((point) => document.elementFromPoint(point.x, point.y) === path);
    if (!found) throw new Error(`nothing of ${path.getAttribute('data-code')} is on top`);
    return found;
  });
}

test.use({ consent: 'rejected', reducedMotion: 'reduce' });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`script ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('a mouse on a card or on the map, and the keyboard, show a delay and light its place', async ({
      page,
    }) => {
      await page.goto('/');
      await test.step('a card', async () => {
        for (const code of CODES) {
          await expect(delay(card(page, code)), code).toHaveCSS('opacity', '0');
          await card(page, code).hover();
          await expectLit(page, code);
        }
      });
      await test.step('a department of the map', async () => {
        for (const code of CODES) {
          const { x, y } = await pointAt(shape(page, code));
          await page.mouse.move(x, y);
          await expectLit(page, code);
        }
      });
      await test.step('Paris under the lens', async () => {
        // Forced: what is drawn on top there is a copy of the map, not the circle itself.
        await page.locator('#zone svg > circle').last().hover({ force: true });
        await expectLit(page, '75');
        await page.mouse.move(0, 0);
      });
      await test.step('the keyboard', async () => {
        await card(page, CODES[0] ?? '').focus();
        for (const code of CODES) {
          await expect(card(page, code)).toBeFocused();
          await expectLit(page, code);
          await page.keyboard.press('Tab');
        }
        await expect.poll(() => litShapes(page)).toEqual([]);
      });
      await test.step('a narrow window too', async () => {
        await page.setViewportSize({ width: 360, height: 740 });
        for (const code of CODES) {
          await expect(delay(card(page, code)), code).toHaveCSS('opacity', '0');
          await card(page, code).hover();
          await expectLit(page, code);
        }
      });
    });

    test.describe('touched', () => {
      test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true });

      test('a tap shows the delay of a place, and lights it', async ({ page }) => {
        await page.goto('/');
        for (const viewport of [
          { width: 1180, height: 820 },
          { width: 360, height: 740 },
        ]) {
          await page.setViewportSize(viewport);
          for (const code of CODES) {
            await card(page, code).tap();
            await expectLit(page, code);
          }
        }
      });
    });
  });
}

/** How far the line around a department stands out from the visitor's own ground: 1 to 21. */
function lineContrast(shape: SVGElement): number {
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const colours = [getComputedStyle(shape).stroke, getComputedStyle(document.body).backgroundColor];
  const [line = 0, ground = 0] = colours.map((colour) => {
    if (!pen) throw new Error('no canvas');
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map(
      (byte) => (byte / 255) ** 2.2,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  });
  return Math.max(line, ground) / Math.min(line, ground);
}

test('forced colours, light and dark, keep numbers, names and lines', async ({ page }) => {
  await page.goto('/');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const map = page.locator('#zone').getByRole('img');
    for (const code of CODES) await expect(map.getByText(code, { exact: true })).toBeVisible();
    for (const region of Object.keys(ZONE))
      await expect(page.locator('#zone').getByRole('heading', { name: region })).toBeVisible();
    await card(page, '61').hover();
    await expectLit(page, '61');
    for (const drawn of [outline(page, '61'), shape(page, '72')])
      expect.soft(await drawn.evaluate(lineContrast), colorScheme).toBeGreaterThan(3);
  }
});
