// Catches an estimate that runs over onto a second sheet, and a page that stays cut down once it is printed. Only the
// whole browser prints as visitors do: the one without windows measures paper otherwise.
import { simulator } from '#site/content/simulator.ts';
import { cabinet, expectLive } from '../e2e/support/simulator.ts';
import { expect, test } from '../e2e/support/visit.ts';

test.use({ allowScripts: true, consent: 'rejected' });

test('an estimate prints on one page', async ({ page }) => {
  await page.goto('/?puissance=110&heures=6000&charge=70&prix=0.14&age=8&fuites=25#simulateur');
  await expectLive(page);
  await page.evaluate(() => {
    window.print = () => {};
  });
  await cabinet(page).getByRole('button', { name: simulator.print }).click();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  // Printed: the page is whole again.
  await expect(page.locator('html')).not.toHaveAttribute('data-print');
});
