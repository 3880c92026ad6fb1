import type { Page } from '@playwright/test';
import { simulator } from '#site/content/simulator.ts';
import { gate } from './support/gate.ts';
import {
  cabinet,
  EXAMPLE,
  expectLive,
  headline,
  recordShifts,
  savingsOf,
  wake,
} from './support/simulator.ts';
import { expect, test } from './support/visit.ts';

test.use({ allowScripts: true, consent: 'rejected' });

test.describe('scrolled past', () => {
  test.use({ allowScripts: false });

  test('it costs no script, and shows the worked example', async ({ page }) => {
    await page.goto('/');
    await page.mouse.move(0, 0);
    await cabinet(page).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(headline(page)).toHaveText(savingsOf());
    await expect(page.locator('#puissance')).toHaveValue(String(EXAMPLE.powerKw));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the worked example stands, its sum and formulas too, and nothing is dead', async ({
    page,
  }) => {
    await page.goto('/#contact');
    await expect(headline(page)).toHaveText(savingsOf());
    await expect(cabinet(page)).toContainText(`${EXAMPLE.powerKw}\u00a0kW × `);
    await expect(cabinet(page).getByRole('img')).toHaveAccessibleName(/173\s000\s€/);
    await expect(
      cabinet(page).locator('input, select, button').filter({ visible: true }),
    ).toHaveCount(0);
    await cabinet(page).getByText(simulator.formulas.title).click();
    await expect(cabinet(page).locator('details[open] li').first()).toBeVisible();
    const link = cabinet(page).getByRole('link', { name: simulator.action });
    await expect(link).toHaveAttribute('href', '/contact#devis');
  });

  test('an estimate in an address is in the form, and can be taken out', async ({ page }) => {
    await page.goto('/contact?puissance=75&heures=4000&charge=75&prix=0.15&age=12#devis');
    await expect(page.locator('#devis')).toContainText('33\u00a0800\u00a0€ par an');
    await page.getByRole('link', { name: 'Retirer' }).click();
    await expect(page).toHaveURL('/contact#devis');
    await expect(page.locator('[name=estimation]')).toHaveCount(0);
  });
});

const SIGNS = {
  'pointed at': (page: Page) => cabinet(page).hover(),
  touched: (page: Page) => page.locator('#heures').tap(),
  focused: (page: Page) => page.locator('#heures').focus(),
};

test.describe('with a mouse and a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 1440, height: 800 } });

  test('pointed at, touched or focused, it wakes and nothing moves', async ({ page }) => {
    for (const width of [360, 1440])
      for (const [sign, act] of Object.entries(SIGNS))
        await test.step(`${sign} at ${width} px`, async () => {
          await page.mouse.move(0, 0);
          await page.setViewportSize({ width, height: 800 });
          await page.goto('/');
          await page.evaluate(() => document.fonts.ready);
          await page.locator('#heures').scrollIntoViewIfNeeded();
          const shift = await recordShifts(page);
          const before = await cabinet(page).boundingBox();
          await act(page);
          await expectLive(page);
          expect(await shift()).toBe(0);
          expect((await cabinet(page).boundingBox())?.height).toBe(before?.height);
          await expect(headline(page)).toHaveText(savingsOf());
        });
  });
});

test('what was typed and moved before the script came counts', async ({ page }) => {
  const letScriptCome = await gate(page, '**/_astro/*.js');
  await page.goto('/');
  await page.locator('#heures').fill('6 000');
  await page.locator('#puissance-curseur').focus();
  await page.keyboard.press('ArrowRight');
  await expect(headline(page)).toHaveText(savingsOf());
  letScriptCome();
  await expectLive(page);
  await expect(page.locator('#heures')).toHaveValue('6 000');
  await expect(page.locator('#puissance')).toHaveValue('60');
  await expect(headline(page)).toHaveText(savingsOf({ powerKw: 60, hoursPerYear: 6000 }));
});

test('by keyboard alone: sliders and fields say their value with its unit, the result is told', async ({
  page,
}) => {
  await page.goto('/');
  await wake(page);
  const slider = page.getByRole('slider', { name: simulator.fields.powerKw.label });
  await page.keyboard.press('Tab');
  await expect(slider).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '60\u00a0kW');
  const field = page.getByRole('textbox', { name: `${simulator.fields.powerKw.label} kW` });
  await expect(field).toHaveValue('60');
  await expect(headline(page)).toHaveText(savingsOf({ powerKw: 60 }));
  await page.keyboard.press('Tab');
  await expect(page.locator('#heures')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('5000');
  const result = savingsOf({ powerKw: 60, hoursPerYear: 5000 });
  await expect(headline(page)).toHaveText(result);
  const status = cabinet(page).locator('[aria-live]').filter({ hasText: result });
  await expect(status).toHaveCount(1);
  await expect(status).not.toHaveAttribute('aria-live', 'assertive');
});
