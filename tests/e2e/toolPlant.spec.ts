import { toolbox } from '#site/content/toolbox.ts';
import { expect, test } from './support/visit.ts';

test.use({ allowScripts: true, consent: 'rejected', reducedMotion: 'reduce' });

test('the plant typed in one tool is offered to the next, and to no other visitor', async ({
  page,
}) => {
  const { take, forget } = toolbox.kit.plant;
  const hours = page.locator('[name=hoursPerYear]');
  const open = async (address: string) => {
    await page.goto(address);
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  };
  await open('/outils/fuites?diameterMm=5');
  await hours.fill('6 100');
  await expect(page.getByRole('button', { name: take })).toHaveCount(0);
  await open('/outils/azote?flowNm3h=20.5');
  await expect(page.locator('[name=flowNm3h]')).toHaveValue('20,5');
  await page.getByRole('button', { name: take }).click();
  await expect(hours).toHaveValue('6 100');
  await expect(page.getByRole('button', { name: take })).toHaveCount(0);
  await open('/outils/compresseur?mode=pression');
  await page.getByRole('button', { name: forget }).click();
  await open('/outils/compresseur?mode=pression');
  await expect(page.getByRole('button', { name: take })).toHaveCount(0);
});

test('the plant is asked once in a tab, and forgotten when told to', async ({ page }) => {
  await page.goto('/outils/fuites?diameterMm=5');
  await page.getByRole('button', { name: 'Copier le lien' }).waitFor();
  await page.locator('[name=eurosPerKwh]').fill('0,21');
  await page.goto('/outils/azote');
  await page.locator('[name=flowNm3h]').focus();
  await page.getByRole('button', { name: 'Reprendre ces valeurs' }).click();
  await expect(page.locator('[name=eurosPerKwh]')).toHaveValue('0,21');
  await page.goto('/outils/tuyauterie');
  await page.locator('[name=flowM3Min]').focus();
  await page.getByRole('button', { name: 'Les oublier' }).click();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
