import { simulator } from '#site/content/simulator.ts';
import { expectNoViolation } from './support/axe.ts';
import { expectReadable, showWhole } from './support/readable.ts';
import { cabinet, wake } from './support/simulator.ts';
import { expect, test } from './support/visit.ts';

test.use({ allowScripts: true, reducedMotion: 'reduce', consent: 'rejected' });

/** At the end of a field's name. */
const UNITS = / (kW|h|%|€\/kWh)$/;

test('the parts have names, the values units, the plot a sentence, and nothing moves', async ({
  page,
}) => {
  await page.goto('/');
  await wake(page);
  await expect(page.getByRole('group', { name: simulator.title })).toBeVisible();
  await expect(cabinet(page).getByRole('slider')).toHaveCount(4);
  for (const { label } of Object.values(simulator.fields).slice(0, 4)) {
    await expect(cabinet(page).getByRole('slider', { name: label })).toHaveAttribute(
      'aria-valuetext',
      /^[\d\s,]+\s(kW|h|%|€\/kWh)$/,
    );
    await expect(cabinet(page).getByRole('textbox', { name: label })).toHaveAccessibleName(UNITS);
  }
  await expect(cabinet(page).getByRole('img')).toHaveAccessibleName(/€.*€/);
  await page.locator('#puissance-curseur').press('ArrowRight');
  const moving = await cabinet(page).evaluate((one) => one.getAnimations({ subtree: true }).length);
  expect(moving).toBe(0);
});

test('forced colours keep every control and line', async ({ page }) => {
  await page.goto('/');
  await wake(page);
  await page.emulateMedia({ forcedColors: 'active' });
  const colours = await cabinet(page)
    .locator('[role=img] path')
    .evaluateAll((all) => all.map((path) => getComputedStyle(path).stroke));
  expect(new Set(colours).size).toBe(3);
});

for (const width of [320, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('folds open, then impossible values, please axe, the eye and the finger', async ({
      page,
    }) => {
      await page.goto('/');
      await wake(page);
      await cabinet(page).getByText(simulator.refine).click();
      await cabinet(page).getByText(simulator.formulas.title).click();
      await expectNoViolation(page, { within: '#simulateur' });
      const heights = await cabinet(page)
        .locator(':is(input, select, summary, a, button):visible')
        .evaluateAll((all) =>
          all.map((one) => [one.outerHTML, one.getBoundingClientRect().height] as const),
        );
      expect(heights.filter(([, height]) => height < 44)).toEqual([]);
      await page.locator('#heures').fill('9 000');
      await page.locator('#fuites').fill('?');
      await expect(page.locator('#fuites')).toHaveAttribute('aria-invalid', 'true');
      // Where the result does not stick over a control.
      await page.evaluate(() => scrollTo(0, 0));
      await expectNoViolation(page, { within: '#simulateur' });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await showWhole(page, width);
      await page.evaluate(() => scrollTo(0, 0));
      await expectReadable(cabinet(page));
    });
  });
}
