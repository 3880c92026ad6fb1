import type { Page } from '@playwright/test';
import { TOOL_IDS } from '#site/domain/tools/tools.ts';
import { aRequest, fill } from './support/contact.ts';
import { expect, test } from './support/visit.ts';

test.use({ allowScripts: true, consent: 'rejected' });

const value = async (page: Page, key: string) =>
  Number(await page.locator(`output[data-key="${key}"]`).getAttribute('data-value'));

test('a shared address is answered, mistakes are explained, and typing changes the address', async ({
  page,
}) => {
  await page.goto('/outils/fuites?mode=trou&diameterMm=3&eurosPerKwh=0,15');
  await expect.poll(() => value(page, 'euros')).toBeCloseTo(3686, -1);
  await page.locator('[name=diameterMm]').fill('99');
  await expect(page.locator('#diameterMm-erreur')).toBeVisible();
  await expect(page.locator('output[data-key=euros]')).toHaveAttribute('data-value', '');
  await page.locator('[name=diameterMm]').fill('1,5');
  await expect.poll(() => value(page, 'euros')).toBeCloseTo(3686 / 4, -1);
  await expect(page).toHaveURL(/diameterMm=1\.5/);
  await page.locator('[name=mode][value=chute]').check();
  await page.locator('[name=endBar]').fill('8');
  await expect(page.getByRole('status').filter({ hasText: 'plus basse' })).toBeVisible();
});

test('a result goes to the form, where it can be changed; the plant is offered to the next tool', async ({
  page,
}) => {
  await page.goto('/outils/fuites?diameterMm=5');
  await page.locator('[name=eurosPerKwh]').fill('0,21');
  await page.locator('section').getByRole('link', { name: 'avec ce calcul' }).click();
  const line = page.locator('textarea[name=estimation]');
  await expect(line).toHaveValue(/Diamètre du trou 5\u00a0mm/);
  await fill(page, aRequest());
  await page.goto('/outils/azote');
  await page.locator('[name=flowNm3h]').focus();
  await page.getByRole('button', { name: 'Reprendre ces valeurs' }).click();
  await expect(page.locator('[name=eurosPerKwh]')).toHaveValue('0,21');
});

test('the dates of a vessel become a file for calendars', async ({ page }) => {
  await page.goto('/outils/echeances?commissionedOn=2020-01-31');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Mettre dans mon agenda' }).click();
  expect((await download).suggestedFilename()).toBe('controle-cuve.ics');
});

test('without a script, on the smallest phone, every tool shows an example and no field', async ({
  browser,
  baseURL,
}) => {
  const viewport = { width: 320, height: 640 };
  const page = await (await browser.newContext({ javaScriptEnabled: false, viewport })).newPage();
  for (const id of TOOL_IDS) {
    await page.goto(`${baseURL}/outils/${id}`);
    await expect(page.locator(`section#${id} output`).first()).toBeVisible();
    await expect(page.locator(`section#${id} :is(input, select, button):visible`)).toHaveCount(0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, id).toBeLessThanOrEqual(viewport.width);
  }
  await page.context().close();
});

test('the rescue sheet prints on one page', async ({ page }) => {
  await page.goto('/outils/fiche-de-secours');
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
