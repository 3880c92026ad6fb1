import { gate } from './support/gate.ts';
import { output, shownValue } from './support/tools.ts';
import { expect, test } from './support/visit.ts';

test.use({ allowScripts: true, consent: 'rejected', reducedMotion: 'reduce' });

test('typing changes the address, French numbers are read', async ({ page }) => {
  await page.goto('/outils/fuites?mode=trou&diameterMm=3&eurosPerKwh=0,15');
  await page.getByRole('button', { name: 'Copier le lien' }).waitFor();
  await page.locator('[name=diameterMm]').fill('1,5');
  await page.locator('[name=hoursPerYear]').fill('4 000');
  await expect.poll(async () => Number(await shownValue(page, 'euros'))).toBeCloseTo(3686 / 8, -1);
  await expect(page).toHaveURL(/diameterMm=1\.5.*hoursPerYear=4000/);
});

test('a unit may be typed after a number, and another is answered with the one asked', async ({
  page,
}) => {
  await page.goto('/outils/fuites?diameterMm=3');
  await page.getByRole('button', { name: 'Copier le lien' }).waitFor();
  await page.locator('[name=eurosPerKwh]').fill('150 €/MWh');
  await page.locator('[name=pressureBar]').fill('7 bars');
  await expect(page.locator('[name=eurosPerKwh]')).toHaveValue('0,15');
  await expect.poll(async () => Number(await shownValue(page, 'euros'))).toBeCloseTo(3686, -1);
  await page.locator('[name=pressureBar]').fill('100 psi');
  await expect(page.locator('#pressureBar-erreur')).toHaveText(/Unité attendue\s: bar\./);
  await expect(page.locator('[name=pressureBar]')).toHaveValue('100 psi');
});

test('plain cfm is understood, chosen by typing it, and compared with another offer', async ({
  page,
}) => {
  await page.goto('/outils/conversions?mode=devis&value=12 m3/min');
  await expect(page.locator('[name=unit]')).toHaveValue('fadM3PerMin');
  await page.locator('[name=value]').fill('350 cfm');
  await expect(page.locator('[name=unit]')).toHaveValue('cfm');
  const said = page.locator('section#conversions [role=status]');
  await expect(said).toContainText(/cfm seul.*aspiré \(FAD/);
  await page.locator('[name=unit]').selectOption('scfm');
  await expect(page.locator('[name=value]')).toHaveValue('350');
  await page.locator('[name=otherValue]').fill('700 Nm3/h');
  await expect(page.locator('[name=otherUnit]')).toHaveValue('nm3PerHour');
  await expect(said).toContainText(/Le second devis donne 28\s% d.air de plus/);
});

test('a tube is named even when another field is wrong', async ({ page }) => {
  await page.goto('/outils/tuyauterie?flowM3Min=10');
  await expect(output(page, 'takeDn')).toHaveText('DN 65');
  await page.locator('[name=innerDiameterMm]').fill('');
  await expect(output(page, 'dropBar')).toHaveAttribute('data-value', '');
  await expect(output(page, 'takeDn')).toHaveText('DN 65');
});

test('a tube may be typed by its name, and shows its diameter once left', async ({ page }) => {
  await page.goto('/outils/tuyauterie?flowM3Min=10');
  await page.getByRole('button', { name: 'Copier le lien' }).waitFor();
  await page.locator('[name=innerDiameterMm]').fill('DN80');
  await page.locator('[name=elbows]').focus();
  await expect(page.locator('[name=innerDiameterMm]')).toHaveValue('80,9');
  await expect(page.getByLabel('Tube du commerce')).toHaveValue('80.9');
});

test("the maker's air factor stays when the purity changes", async ({ page }) => {
  const letScriptCome = await gate(page, '**/_astro/*.js');
  await page.goto('/outils/azote?purity=99.5&airFactor=2.9');
  const [purity, factor] = [page.locator('[name=purity]'), page.locator('[name=airFactor]')];
  await purity.selectOption('99.9');
  letScriptCome();
  // The usual one, as a shared address writes it, is nobody's own.
  await expect(factor).toHaveValue('3,4');
  await factor.fill('3,1');
  await purity.selectOption('95');
  await expect(factor).toHaveValue('3,1');
});
