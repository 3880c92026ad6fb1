import { printedPages } from './support/tools.ts';
import { expect, test } from './support/visit.ts';

test.use({ allowScripts: true, consent: 'rejected', reducedMotion: 'reduce' });

test('the rescue sheet is there after a reload, in this tab only, until it is cleared', async ({
  page,
}) => {
  await page.goto('/outils/fiche-de-secours');
  const machine = page.locator('#fiche-de-secours textarea').first();
  await machine.fill('Vis 75 kW, n° 4512');
  await page.reload();
  await expect(machine).toHaveValue('Vis 75 kW, n° 4512');
  await page.getByRole('button', { name: 'Tout effacer' }).click();
  await expect(machine).toHaveValue('');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.reload();
  await expect(machine).toHaveValue('');
});

test('the rescue sheet prints on one page', async ({ page }) => {
  await page.goto('/outils/fiche-de-secours');
  const fields = page.locator('#fiche-de-secours textarea');
  for (const field of await fields.all())
    await field.fill(
      'M. Dupont 06 12 34 56 78 jour ; astreinte 06 98 76 54 32, puis le gardien au 02',
    );
  expect(await printedPages(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  const cut = await fields.evaluateAll((all) =>
    all.filter(
      (one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth,
    ),
  );
  expect(cut).toHaveLength(0);
});
