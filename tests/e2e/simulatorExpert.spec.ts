import { figures } from '#site/content/figures.ts';
import { simulator } from '#site/content/simulator.ts';
import { formatFigure } from '#site/domain/figures.ts';
import { expectNoViolation } from './support/axe.ts';
import { showWhole } from './support/readable.ts';
import { cabinet, EXAMPLE, expectLive, headline, savingsOf, wake } from './support/simulator.ts';
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
const row = (page: import('@playwright/test').Page, term: string) =>
  cabinet(page).locator('dt', { hasText: term }).locator('+ dd');

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

test('by keyboard, the counters tell the load, and back', async ({ page }) => {
  await page.goto('/');
  await wake(page);
  const other = cabinet(page).getByRole('button', { name: simulator.countHours });
  await other.press('Enter');
  await expect(page.locator('#heures-charge')).toBeFocused();
  await expect(page.locator('#charge')).toHaveCount(0);
  // The example's counters make its average power: nothing else has changed.
  await expect(headline(page)).toHaveText(savingsOf());
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('2.000');
  await page.keyboard.press('Tab');
  await expect(page.locator('#heures-totales')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('4 000');
  const counted = { loadPercent: undefined, loadedHours: 2000, countedHours: 4000 };
  await expect(headline(page)).toHaveText(savingsOf(counted));
  await page.locator('#heures-charge').fill('5 000');
  await expect(page.locator('#heures-charge')).toHaveAccessibleDescription(
    simulator.fields.loadedHours.limit,
  );
  await cabinet(page).getByRole('button', { name: simulator.givePower }).press('Enter');
  await expect(page.locator('#charge')).toBeFocused();
  await expect(headline(page)).toHaveText(savingsOf());
});

/** Young and tight: what its counters say decides. */
const counted = (loaded: number, all: number) =>
  `/?puissance=90&heures=5000&heures-charge=${loaded}&heures-totales=${all}&prix=0.15&age=4&fuites=5#simulateur`;

for (const width of [360, 1440])
  test(`at ${width} px, amounts without a slider leave the others their room`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(counted(2000, 4000));
    await expectLive(page);
    const sliders = cabinet(page).locator('input[type=range]:visible');
    expect(await sliders.count()).toBeGreaterThan(2);
    for (const slider of await sliders.all())
      expect((await slider.boundingBox())?.width).toBeGreaterThan(100);
    const fields = cabinet(page).locator('input:not([type=range]):visible');
    const boxes = await Promise.all((await fields.all()).map((field) => field.boundingBox()));
    expect(new Set(boxes.map((box) => box?.width)).size, 'as wide as one another').toBe(1);
    expect(new Set(boxes.map((box) => box?.x)).size, 'one under the other').toBe(1);
  });

test('counters tell what idling costs, and much of it is not well kept', async ({ page }) => {
  // 90 kW × 5 000 h × 0,15 € = 67 500 € at full load; idle at 30 % for 3/4 of it, 15 188 € of 32 063 €.
  await page.goto(counted(10_000, 40_000));
  await expectLive(page);
  await expect(row(page, rows.idle)).toHaveText(/^15\s200\s€ .*, 47\s% /);
  // 5 % of the air leaks: of the quarter of 67 500 € that makes air, less the 30 % of idling instead.
  await expect(row(page, rows.leaksKnown)).toHaveText(/^591\s€ /);
  await expect(headline(page).locator('..')).toContainText(result.general);
  await cabinet(page).getByRole('button', { name: simulator.givePower }).click();
  await expect(row(page, rows.idle)).toHaveCount(0);
  await expect(headline(page).locator('..')).toContainText(result.wellKept);
});

test('counters go with the link and into the form', async ({ page }) => {
  await page.goto(counted(36_000, 40_000));
  await expectLive(page);
  await expect(page.locator('#heures-charge')).toHaveValue(/^36\s000$/);
  await cabinet(page).getByRole('link', { name: simulator.action }).click();
  await page.waitForURL(/heures-charge=36000&heures-totales=40000/);
  const line = await page.locator('[name=estimation]').inputValue();
  expect(line).toMatch(/36\s000\sh en charge sur 40\s000\sh/);
  expect(line).toContain('bien tenue');
  expect(line.match(/€ par an/g)).toHaveLength(1);
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
