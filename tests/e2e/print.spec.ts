import { PAGES } from './support/pages.ts';
import { printedPages } from './support/tools.ts';
import { expect, test } from './support/visit.ts';

test.use({ consent: 'rejected' });

test('paper gets the number, not the controls', async ({ look }) => {
  for (const path of PAGES) {
    const page = await look(path);
    await page.emulateMedia({ media: 'print' });
    const controls = page.locator('nav, button, [data-variant]:not([href^="tel:"])');
    await expect(controls.filter({ visible: true }), path).toHaveCount(0);
    await expect(page.getByRole('banner').locator('[href^="tel:"]')).toBeVisible();
    await page.emulateMedia({ media: null });
  }
});

test('the home page prints on eight sheets at most', async ({ page }) => {
  await page.goto('/');
  expect(await printedPages(page)).toBeLessThanOrEqual(8);
});

test('the rental is a photograph on screens and a line drawing on paper', async ({ page }) => {
  await page.goto('/');
  const pictures = page.locator('#location img');
  for (const [media, shown] of [
    ['screen', [true, true, false]],
    ['print', [false, false, true]],
  ] as const) {
    await page.emulateMedia({ media });
    const visible = await pictures.evaluateAll((all) => all.map((one) => one.checkVisibility()));
    expect(visible, `machine, hose, drawing: ${media}`).toEqual(shown);
  }
});
