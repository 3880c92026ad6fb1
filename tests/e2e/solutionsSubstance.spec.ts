// What a plant compares offers with: the plan by running hours, the offers, the dated rules, and the ways to them.
import { expect, test } from './support/visit.ts';

const NARROW = { width: 320, height: 640 };

test.use({ reducedMotion: 'reduce' });
test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem('cookieConsent', 'rejected')),
);

test('the plan is a table: a title, a header for each column and for each line', async ({
  page,
}) => {
  await page.goto('/solutions');
  const plan = page.locator('#maintenance').getByRole('table');
  await expect(plan).toHaveAccessibleName(/\S/);
  await expect(plan.locator('th[scope=col]')).toHaveCount(2);
  const lines = plan.locator('tr:has([scope=row])');
  expect(await lines.count()).toBeGreaterThanOrEqual(4);
  for (const line of await lines.all()) {
    await expect(line.locator('th[scope=row]')).toHaveText(/\S/);
    await expect(line.getByRole('cell')).toHaveText(/\S/);
  }
  // By running hours, in the order in which they come.
  const hours = (await plan.locator('th[scope=row]').allTextContents())
    .filter((text) => /\d/.test(text))
    .map((text) => Number(text.replace(/\D/g, '')));
  expect(hours.length).toBeGreaterThanOrEqual(3);
  expect(hours).toEqual(hours.toSorted((one, other) => one - other));
});

test('offers and rules are terms, each with what it means; the rules say their date', async ({
  page,
}) => {
  await page.goto('/solutions');
  for (const [id, min] of [
    ['maintenance', 3],
    ['reperes', 8],
  ] as const) {
    const section = page.locator(`#${id}`);
    const terms = await section.getByRole('term').allTextContents();
    expect(terms.length).toBeGreaterThanOrEqual(min);
    expect(new Set(terms).size).toBe(terms.length);
    await expect(section.getByRole('definition')).toHaveCount(terms.length);
    for (const meaning of await section.getByRole('definition').all())
      await expect(meaning).toHaveText(/\S/);
  }
  await expect(page.locator('#reperes > p')).toHaveText(/\d{1,2}\s\p{L}+\s20\d\d/u);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`at 320 px, script ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ viewport: NARROW, javaScriptEnabled });

    test('neither the plan nor the rules are wider than the screen', async ({ page }) => {
      await page.goto('/solutions');
      for (const id of ['maintenance', 'reperes']) {
        const parts = page.locator(`#${id} :is(table, caption, th, td, dl, dt, dd, a)`);
        for (const part of await parts.all()) {
          const box = await part.boundingBox();
          expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(NARROW.width);
        }
      }
    });

    test('an address leads to each of the two', async ({ page }) => {
      for (const id of ['maintenance', 'reperes']) {
        await page.goto(`/solutions#${id}`);
        await expect(page.locator(`#${id} h2`)).toBeInViewport({ ratio: 1 });
      }
    });
  });
}

test('the head of the page leads to the plan', async ({ page }) => {
  await page.goto('/solutions');
  await page.locator('main > header a').first().click();
  await expect(page).toHaveURL(/\/solutions#maintenance$/);
  await expect(page.locator('#maintenance h2')).toBeInViewport({ ratio: 1 });
});

test('an offer leads to the form, its kind of request chosen', async ({ page }) => {
  await page.goto('/solutions');
  await page.locator('#maintenance a[href^="/contact?type=maintenance"]').click();
  await expect(page.getByRole('radio', { name: /maintenance/i })).toBeChecked();
});

test('a link in an answer is reached by keyboard, and leads where it says', async ({ page }) => {
  await page.goto('/#faq-azote');
  const item = page.locator('#faq-azote');
  await expect(item).toHaveAttribute('open');
  await item.locator('summary').focus();
  await page.keyboard.press('Tab');
  const link = item.getByRole('link').first();
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/solutions#gaz$/);
  await expect(page.locator('#gaz h2')).toBeInViewport({ ratio: 1 });
});

test('a closed answer keeps its link from the keyboard', async ({ page }) => {
  await page.goto('/');
  await page.locator('#faq-azote summary').focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('#faq-technologie-vide summary')).toBeFocused();
});
