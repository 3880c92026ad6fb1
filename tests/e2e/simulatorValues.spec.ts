import { simulator } from '#site/content/simulator.ts';
import { cabinet, headline, savingsOf, wake } from './support/simulator.ts';
import { expect, test } from './support/visit.ts';

test.use({ allowScripts: true, consent: 'rejected' });

test('industry, age and leaks refine the estimate', async ({ page }) => {
  await page.goto('/');
  await wake(page);
  await cabinet(page).getByText(simulator.refine).click();
  const [preset] = simulator.presets;
  await page.getByLabel(simulator.presetsLabel).selectOption(preset?.label ?? '');
  await expect(page.locator('#puissance')).toHaveValue(String(preset?.powerKw));
  await expect(headline(page)).toHaveText(savingsOf(preset));
  await page.locator('#puissance-curseur').fill('200');
  await expect(page.getByLabel(simulator.presetsLabel)).toHaveValue('');
  await expect(page.locator('#fuites-curseur')).toHaveAttribute(
    'aria-valuetext',
    simulator.unknown,
  );
  await page.locator('#fuites').fill('25');
  await expect(cabinet(page).locator('dt').first()).toContainText(simulator.rows.leaksKnown);
  await page.locator('#age').fill('4');
  await expect(cabinet(page).locator('dd').nth(1)).toHaveText(simulator.rows.ageNone);
});

test('an example by industry is given up for the amounts that stood there', async ({ page }) => {
  await page.goto('/');
  await wake(page);
  await page.locator('#puissance').fill('132');
  await cabinet(page).getByText(simulator.refine).click();
  const presets = page.getByLabel(simulator.presetsLabel);
  await presets.selectOption(simulator.presets[0]?.label ?? '');
  await expect(page.locator('#puissance')).not.toHaveValue('132');
  await page.locator('#prix').fill('0,2');
  await presets.selectOption('');
  await expect(page.locator('#puissance')).toHaveValue('132');
  await expect(page.locator('#prix'), 'what was typed since stays').toHaveValue('0,2');
  await expect(presets).toHaveValue('');
});

test('a number on its way is no fault yet', async ({ page }) => {
  await page.goto('/');
  await wake(page);
  const price = page.locator('#prix');
  await price.fill('');
  for (const key of '0,21') {
    await price.press(key);
    await expect(price).not.toHaveAttribute('aria-invalid');
    await expect(headline(page)).not.toHaveText(simulator.result.impossible);
  }
  await expect(headline(page)).toHaveText(savingsOf({ eurosPerKwh: 0.21 }));
});

test('a fault behind the fold opens it', async ({ page }) => {
  await page.goto('/?puissance=75&fuites=abc#simulateur');
  await expect(page.locator('#fuites')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('#fuites')).toBeVisible();
});

test('what cannot be is explained, not cut to fit', async ({ page }) => {
  await page.goto('/');
  await wake(page);
  for (const [id, text, why] of [
    ['heures', '9 000', /8\s760\s+h.*année/],
    ['prix', '150', /€\/MWh/],
    ['charge', '0', /au moins 1\s%/i],
    ['puissance', '-5', /au moins 1\skW/i],
    ['puissance', 'beaucoup', /nombre/],
    ['puissance', '', /nombre/],
  ] as const) {
    const field = page.locator(`#${id}`);
    const before = await field.inputValue();
    await field.fill(text);
    await expect(field).toHaveValue(text);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(why);
    await expect(headline(page)).toHaveText(simulator.result.impossible);
    await expect(cabinet(page).getByRole('link', { name: simulator.action })).toHaveAttribute(
      'href',
      '/contact#devis',
    );
    await field.fill(before);
    await expect(field).not.toHaveAttribute('aria-invalid');
  }
  await expect(headline(page)).toHaveText(savingsOf());
  // Beyond the slider, yet possible: the number counts.
  await page.locator('#puissance').fill('1 200');
  await expect(headline(page)).toHaveText(savingsOf({ powerKw: 1200 }));
  await expect(page.locator('#puissance-curseur')).toHaveAttribute(
    'aria-valuetext',
    '1\u00a0200\u00a0kW',
  );
});
