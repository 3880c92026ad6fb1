import { simulator } from '#site/content/simulator.ts';
import { cabinet, expectLive, headline, row, savingsOf, wake } from './support/simulator.ts';
import { expect, test } from './support/visit.ts';

test.use({ allowScripts: true, consent: 'rejected' });

const { result, rows } = simulator;

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

test('the very first press of a button is answered, though its script comes with it', async ({
  page,
}) => {
  await page.goto('/');
  await cabinet(page).getByRole('button', { name: simulator.countHours }).click();
  await expect(page.locator('#heures-charge')).toBeFocused();
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
