import { simulator } from '#site/content/simulator.ts';
import { expectNoViolation } from './support/axe.ts';
import { expectReadable } from './support/readable.ts';
import { cabinet, wake } from './support/simulator.ts';
import { expect, test } from './support/visit.ts';

test.use({ allowScripts: true, reducedMotion: 'reduce' });
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'rejected'));
  await page.goto('/');
  await wake(page);
});

for (const width of [320, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('folds open, then impossible values, please axe and the eye', async ({ page }) => {
      await cabinet(page).getByText(simulator.refine).click();
      await cabinet(page).getByText(simulator.formulas.title).click();
      await expectNoViolation(page);
      await page.locator('#heures').fill('9 000');
      await page.locator('#fuites').fill('?');
      await expect(page.locator('#fuites')).toHaveAttribute('aria-invalid', 'true');
      await expectNoViolation(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      await expectReadable(cabinet(page));
    });

    test('every control is large enough for a finger', async ({ page }) => {
      await cabinet(page).getByText(simulator.refine).click();
      const controls = cabinet(page).locator('input, select, summary, a, button');
      for (const control of await controls.all()) {
        const box = await control.boundingBox();
        expect(box?.height, await control.evaluate((one) => one.outerHTML)).toBeGreaterThanOrEqual(
          44,
        );
      }
    });
  });
}

test('forced colours keep every control and line', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await expectNoViolation(page, 'color-contrast'); // The visitor's colours: axe reads ours.
  const colours = await cabinet(page)
    .locator('[role=img] path')
    .evaluateAll((all) => all.map((path) => getComputedStyle(path).stroke));
  expect(new Set(colours).size).toBe(3);
});

test('nothing in it moves by itself', async ({ page }) => {
  await page.locator('#puissance-curseur').press('ArrowRight');
  const moving = await cabinet(page).evaluate((one) => one.getAnimations({ subtree: true }).length);
  expect(moving).toBe(0);
});

test('the parts have names, the values units, the plot a sentence', async ({ page }) => {
  await expect(page.getByRole('group', { name: simulator.title })).toBeVisible();
  await expect(cabinet(page).getByRole('slider')).toHaveCount(4);
  for (const { label } of Object.values(simulator.fields).slice(0, 4)) {
    await expect(cabinet(page).getByRole('slider', { name: label })).toHaveAttribute(
      'aria-valuetext',
      /^[\d\s,]+\s(kW|h|%|€\/kWh)$/,
    );
    await expect(cabinet(page).getByRole('textbox', { name: label })).toHaveAccessibleName(
      /\((kW|h|%|€\/kWh)\)$/,
    );
  }
  await expect(cabinet(page).getByRole('img')).toHaveAccessibleName(/€.*€/);
});
