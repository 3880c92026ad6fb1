import { figures } from '#site/content/figures.ts';
import { simulator } from '#site/content/simulator.ts';
import { formatFigure } from '#site/domain/figures.ts';
import { expectNoViolation } from './support/axe.ts';
import { showWhole } from './support/readable.ts';
import {
  cabinet,
  EXAMPLE,
  expectLive,
  headline,
  row,
  savingsOf,
  wake,
} from './support/simulator.ts';
import { expect, test } from './support/visit.ts';

test.use({ allowScripts: true });
test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem('cookieConsent', 'rejected')),
);

const { result, rows, plot } = simulator;
const TIGHT = {
  leak: figures.fuites_maitrisees.high - 1,
  age: figures.age_surconsommation.high,
};
const plant = (age: number | '', leak: number | '') =>
  new URLSearchParams({
    puissance: String(EXAMPLE.powerKw),
    heures: String(EXAMPLE.hoursPerYear),
    charge: String(EXAMPLE.loadPercent),
    prix: String(EXAMPLE.eurosPerKwh),
    age: String(age),
    fuites: String(leak),
  });

test('young and tight: the general range is said to be too high, and no euros are promised', async ({
  page,
}) => {
  await page.goto(`/?${plant(TIGHT.age, TIGHT.leak)}#simulateur`);
  await expectLive(page);
  await expect(headline(page)).toHaveText(result.wellKeptRange);
  await expect(headline(page)).toContainText(formatFigure(figures.economies).slice(0, 2));
  const whole = headline(page).locator('..');
  await expect(whole).toContainText(result.wellKept);
  await expect(whole).toContainText(result.wellKeptNote);
  await expect(cabinet(page)).not.toContainText(savingsOf());
  for (const term of [rows.investment, 'évité'])
    await expect(row(page, term)).toHaveText(rows.unsure);
  await expect(cabinet(page).getByRole('img')).not.toHaveAccessibleName(new RegExp(plot.after));
  await expectNoViolation(page);
  await cabinet(page).getByText(simulator.refine).click();
  // A year more: old, yet still tight, so that the range is a general one.
  await page.locator('#age').fill(String(TIGHT.age + 1));
  await expect(headline(page)).toHaveText(savingsOf());
  await expect(whole).toContainText(result.general);
  // Old, and nobody knows what leaks.
  await page.locator('#fuites').fill('');
  await expect(whole).toContainText(result.savings);
  const said = cabinet(page).locator('[aria-live]').filter({ hasText: savingsOf() });
  await expect(said).toHaveCount(1);
});

test('of an age or leaks nobody knows, the range is said in general', async ({ page }) => {
  await page.goto(`/?${plant('', '')}#simulateur`);
  await expectLive(page);
  await expect(page.locator('#age')).toHaveValue('');
  await expect(page.locator('#age-curseur')).toHaveAttribute('aria-valuetext', simulator.unknown);
  await expect(headline(page)).toHaveText(savingsOf());
  await expect(headline(page).locator('..')).toContainText(result.general);
  await expect(cabinet(page)).toContainText(result.generalNote);
});

test('what is lost in leaks is explained where more is lost than could be saved', async ({
  page,
}) => {
  await page.goto(`/?${plant(12, '')}#simulateur`);
  await expectLive(page);
  const term = cabinet(page).locator('dt').first();
  await expect(term).toContainText(rows.leaksStay);
  await page.locator('#simulateur summary').first().click();
  await page.locator('#fuites').fill('12');
  await expect(term).toHaveText(rows.leaksKnown);
});

test('a point groups hours and kilowatts, and parts a price', async ({ page }) => {
  await page.goto('/');
  await wake(page);
  await page.locator('#heures').fill('6.000');
  await page.locator('#prix').fill('0.2');
  await page.locator('#puissance').fill('1.100');
  await expect(headline(page)).toHaveText(
    savingsOf({ hoursPerYear: 6000, eurosPerKwh: 0.2, powerKw: 1100 }),
  );
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 800 } });

  test('each way and each outcome has room', async ({ page }) => {
    for (const query of [
      plant(TIGHT.age, TIGHT.leak),
      'puissance=5000&heures=8760&heures-charge=999999&heures-totales=999999&prix=1&age=&fuites=90',
      'puissance=75&heures=4000&heures-charge=9000&heures-totales=8000&prix=150&age=4',
    ]) {
      await page.goto(`/?${query}#simulateur`);
      await expect(cabinet(page).getByRole('slider').first()).toBeVisible();
      // Whole, so that no bar covers half a button.
      await showWhole(page, 320);
      await expectNoViolation(page, { within: '#simulateur' });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.setViewportSize({ width: 320, height: 800 });
      for (const control of await cabinet(page).locator('input, button').all())
        expect((await control.boundingBox())?.height ?? 44).toBeGreaterThanOrEqual(44);
    }
  });
});
