import type { Locator, Page } from '@playwright/test';
import { figure } from './support/home.ts';
import { CODES, ZONE } from './support/homeTable.ts';
import { expect, test } from './support/visit.ts';

const card = (page: Page, code: string) => page.locator(`#zone li[data-code="${code}"]`);
const shape = (page: Page, code: string) => page.locator(`#zone use[data-code="${code}"]`).first();
const outline = (page: Page, code: string) => page.locator(`#zone use[data-lit="${code}"]`).first();
const delay = (within: Locator) => within.getByText(figure('delai_intervention', 'court'));

/** Departments drawn once more, with a thick line; Paris on the map and in the lens. */
function litShapes(page: Page): Promise<(string | undefined)[]> {
  return page.locator('#zone use[data-lit]').evaluateAll((all: SVGElement[]) => {
    const lit = all.filter((one) => one.getBoundingClientRect().width > 0);
    return [...new Set(lit.map(({ dataset }) => dataset['lit']))];
  });
}

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

test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem('cookieConsent', 'rejected')),
);

for (const javaScriptEnabled of [true, false]) {
  test.describe(`script ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('with a mouse a card waits, then shows its delay and lights its place', async ({
      page,
    }) => {
      await page.goto('/');
      for (const code of CODES) {
        await expect(delay(card(page, code)), code).toHaveCSS('opacity', '0');
        await card(page, code).hover();
        await expectLit(page, code);
      }
    });

    test('so does the keyboard', async ({ page }) => {
      await page.goto('/');
      await card(page, '75').focus();
      for (const code of CODES) {
        await expect(card(page, code)).toBeFocused();
        await expectLit(page, code);
        await page.keyboard.press('Tab');
      }
      await expect.poll(() => litShapes(page)).toEqual([]);
    });

    test('a department of the map lights its card', async ({ page }) => {
      await page.goto('/');
      for (const code of CODES) {
        const { x, y } = await pointAt(shape(page, code));
        await page.mouse.move(x, y);
        await expectLit(page, code);
      }
    });

    test('so does Paris under the lens', async ({ page }) => {
      await page.goto('/');
      // Forced: what is drawn on top there is a copy of the map, not the circle itself.
      await page.locator('#zone svg > circle').last().hover({ force: true });
      await expectLit(page, '75');
    });

    for (const viewport of [
      { width: 360, height: 740 },
      { width: 1180, height: 820 },
    ]) {
      test.describe(`touched at ${viewport.width} px`, () => {
        test.use({ viewport, hasTouch: true, isMobile: true });

        test('every delay shows without a gesture, and a tap lights a place', async ({ page }) => {
          await page.goto('/');
          for (const code of CODES) {
            await expect(delay(card(page, code)), code).toHaveCSS('opacity', '1');
            await card(page, code).tap();
            await expectLit(page, code);
          }
        });
      });
    }

    test('a narrow window shows every delay', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/');
      for (const code of CODES) {
        await expect(delay(card(page, code)), code).toHaveCSS('opacity', '1');
        await expect(delay(card(page, code))).toBeVisible();
      }
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

for (const colorScheme of ['light', 'dark'] as const) {
  test(`forced ${colorScheme} colours keep numbers, names and lines`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.goto('/');
    const map = page.locator('#zone').getByRole('img');
    for (const code of CODES) await expect(map.getByText(code, { exact: true })).toBeVisible();
    for (const region of Object.keys(ZONE))
      await expect(page.locator('#zone').getByRole('heading', { name: region })).toBeVisible();
    await card(page, '61').hover();
    await expectLit(page, '61');
    for (const drawn of [outline(page, '61'), shape(page, '72')])
      expect.soft(await drawn.evaluate(lineContrast)).toBeGreaterThan(3);
  });
}
