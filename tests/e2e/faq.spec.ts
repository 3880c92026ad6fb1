import type { Locator, Page } from '@playwright/test';
import { figures } from '#site/content/figures.ts';
import { figure } from './support/home.ts';
import { CODES, CONSTANTS } from './support/homeTable.ts';
import { expect, test } from './support/visit.ts';

const items = (page: Page) => page.locator('#faq details');
const question = (item: Locator) => item.locator('summary');
const answer = (item: Locator) => item.locator('p');
const shown = (page: Page) => answer(items(page)).filter({ visible: true });

async function expectOnlyOpen(page: Page, item: Locator): Promise<void> {
  await expect(item).toHaveAttribute('open');
  await expect(answer(item)).toBeVisible();
  await expect(shown(page)).toHaveCount(1);
}

test.use({ reducedMotion: 'reduce', consent: 'rejected' });

test('as many questions as promised, and every constant among the answers', async ({ look }) => {
  const page = await look('/');
  await expect(items(page)).toHaveCount(figures.nombre_questions.high);
  await expect(shown(page)).toHaveCount(0);
  await expect(question(items(page))).toHaveText(Array(18).fill(/\S/));
  for (const item of await items(page).all()) await expect(answer(item)).toHaveText(/\S/);
  for (const name of CONSTANTS) await expect(page.locator('#faq')).toContainText(figure(name));
  for (const code of CODES) await expect(page.locator('#faq')).toContainText(`(${code})`);
});

/** Closed answers have `content-visibility: hidden`, so that the browser's search finds and opens them. */
async function expectWithinSearch(page: Page): Promise<void> {
  const hidings = await items(page).evaluateAll((all) =>
    all.map((item) => {
      const { contentVisibility, display } = getComputedStyle(item, '::details-content');
      return `${contentVisibility} ${display}`;
    }),
  );
  expect(new Set(hidings)).toEqual(new Set(['hidden block']));
}

async function pressKeys(page: Page): Promise<void> {
  const [first, second] = [items(page).first(), items(page).nth(1)];
  for (const key of ['Enter', 'Space']) {
    await question(first).press(key);
    await expectOnlyOpen(page, first);
    await page.keyboard.press('Tab');
    await expect(question(second)).toBeFocused();
    await page.keyboard.press(key);
    await expectOnlyOpen(page, second);
    await page.keyboard.press(key);
    await expect(shown(page)).toHaveCount(0);
  }
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`script ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, allowScripts: true }); // The mouse passes by the simulator.

    test('one question is open at a time, by mouse and by keyboard, and closes again', async ({
      page,
    }) => {
      await page.goto('/');
      await expectWithinSearch(page);
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 760 });
        // The first, one after another, one group after another, the last, and up again.
        for (const index of [0, 1, 4, 5, 9, 17, 6]) {
          await question(items(page).nth(index)).click();
          await expectOnlyOpen(page, items(page).nth(index));
        }
        await question(items(page).nth(6)).click();
        await expect(shown(page)).toHaveCount(0);
        await pressKeys(page);
      }
      // Paper gets every answer.
      await page.emulateMedia({ media: 'print' });
      await expect(shown(page)).toHaveCount(await items(page).count());
    });

    test('an address shows its answer', async ({ page }) => {
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 760 });
        await page.goto(`/?${width}#faq-cee`);
        await expect(answer(page.locator('#faq-cee'))).toBeVisible();
        await expect(question(page.locator('#faq-cee'))).toBeInViewport({ ratio: 1 });
      }
    });
  });
}

for (const width of [360, 1440]) {
  test(`the clicked question stays under the finger at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 760 });
    await page.goto('/');
    // Down, so that one above closes each time; then up again.
    for (const index of [0, 1, 5, 9, 17, 6]) {
      const target = question(items(page).nth(index));
      await target.scrollIntoViewIfNeeded();
      const before = await target.boundingBox();
      await target.click();
      await expectOnlyOpen(page, items(page).nth(index));
      await expect
        .poll(async () => Math.abs(((await target.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
        .toBeLessThanOrEqual(1);
    }
  });
}

test('each question has an address that opens it, on load and later', async ({ page }) => {
  await page.goto('/');
  const ids = await items(page).evaluateAll((all) => all.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) {
    expect(id).toMatch(/^faq-/);
    await page.evaluate((hash) => location.assign(hash), `#${id}`);
    await expectOnlyOpen(page, page.locator(`#${id}`));
  }
  for (const id of ids.filter((_, index) => index % 6 === 0)) {
    await page.goto(`/?${id}#${id}`);
    await expectOnlyOpen(page, page.locator(`#${id}`));
  }
});

test('a search that finds an answer opens it', async ({ page }) => {
  await page.goto('/#:~:text=une%20inspection%20dans');
  await expectOnlyOpen(page, page.locator('#faq-cuves'));
});

test('the address follows the question that opens, and it closes again', async ({ page }) => {
  await page.goto('/');
  await question(page.locator('#faq-azote')).click();
  await expect(page).toHaveURL(/#faq-azote$/);
  await page.reload();
  await expectOnlyOpen(page, page.locator('#faq-azote'));
  await question(page.locator('#faq-azote')).click();
  await expect(shown(page)).toHaveCount(0);
  await question(items(page).first()).click();
  await expectOnlyOpen(page, items(page).first());
});
