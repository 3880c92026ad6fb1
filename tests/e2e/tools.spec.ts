import type { Page } from '@playwright/test';
import { leadsToCsv } from '#scripts/leads/csv.ts';
import { composeMail } from '#server/mail/composeMail.ts';
import { createStore } from '#server/store/createStore.ts';
import { openSqlite } from '#server/store/sqlite/openSqlite.ts';
import { toolbox } from '#site/content/toolbox.ts';
import { TOOL_IDS, toolOf } from '#site/domain/tools/tools.ts';
import { TOOL_FIGURES } from '#tests/support/toolFigures.ts';
import { mailSettings } from '#tools/support/mailSettings.ts';
import { expectNoViolation, MEASURED } from './support/axe.ts';
import { aRequest, fill, reference, send } from './support/contact.ts';
import { TOOL_CASES } from './support/toolCases.ts';
import { expect, test } from './support/visit.ts';

test.use({ allowScripts: true, consent: 'rejected', reducedMotion: 'reduce' });

const output = (page: Page, key: string) => page.locator(`output[data-key="${key}"]`);
const shownValue = async (page: Page, key: string) =>
  (await output(page, key).getAttribute('data-value')) ?? '';

/** Pages of a sheet of paper. */
async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const id of TOOL_IDS) {
  test(`/outils/${id}: a shared address is answered, drawn, printed, and a mistake explained`, async ({
    page,
  }) => {
    const { query, expected, wrong, sentence } = TOOL_CASES[id];
    const [key, value] = expected;
    await page.goto(`/outils/${id}?${query}`);
    await expect
      .poll(async () => {
        const found = await shownValue(page, key);
        return typeof value === 'string'
          ? found === value
          : Math.abs(Number(found) / value - 1) < 0.001;
      })
      .toBe(true);
    const tool = page.locator(`section#${id}`);
    await expect(tool.getByRole('img')).toHaveAccessibleName(/.{20,}/);
    await expectNoViolation(page, { within: `section#${id}`, accepted: [MEASURED] });
    await page.evaluate(() => {
      document.documentElement.dataset['print'] = 'outil';
    });
    expect(await printedPages(page), 'sheets').toBe(1);
    const [name, text] = wrong;
    await page.locator(`[name=${name}]`).fill(text);
    const field = tool.locator(`#${name}-erreur`);
    await expect(field.or(tool.getByRole('status')).first()).toHaveText(sentence);
    // A limit says for itself why there is nothing.
    const isFault = (await field.count()) > 0;
    await expect(tool.getByRole('status').first()).toHaveText(
      isFault ? /^Pas de résultat\./ : /^(?!Pas de résultat)/,
    );
    await expect(output(page, key)).toHaveAttribute('data-value', '');
    await expect(page.locator(`[name=${name}]`)).toHaveValue(text);
  });
}

test('every mode has its inputs and results by name', async ({ page }) => {
  for (const id of TOOL_IDS) {
    const { modes } = toolOf(id, TOOL_FIGURES);
    await page.goto(`/outils/${id}?mode=${modes[0].id}`);
    const radios = page.locator('[name=mode]');
    await expect(radios).toHaveCount(modes.length > 1 ? modes.length : 0);
    for (const mode of modes) {
      if (modes.length > 1) await page.locator(`[name=mode][value=${mode.id}]`).check();
      const namesOf = (selector: string, attribute: string) =>
        page
          .locator(`section#${id} ${selector}`)
          .evaluateAll((all, of) => all.map((one) => one.getAttribute(of)), attribute);
      await expect.poll(() => namesOf('output', 'data-key')).toEqual(Object.keys(mode.results));
      const asked = Object.keys(mode.inputs).filter((key) => key !== 'today');
      const names = await namesOf(':is(input:not([type=radio]), select[name])', 'name');
      expect(names.sort(), `${id} ${mode.id}`).toEqual(asked.sort());
    }
  }
});

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

test('a result is sent with a request, and reaches the mail and the table of requests', async ({
  page,
}) => {
  await page.goto('/outils/fuites?diameterMm=5');
  await page.locator('[name=eurosPerKwh]').fill('0,21');
  const ask = page.locator('section').getByRole('link', { name: 'avec ce calcul' });
  await expect(ask).toHaveAttribute('href', /type=diagnostic&.*0(,|%2C)21/);
  await ask.click();
  const line = page.locator('textarea[name=estimation]');
  await expect(line).toHaveValue(/Diamètre du trou 5\u00a0mm.*Prix du kWh, HT 0,21\u00a0€\/kWh/);
  await fill(page, aRequest());
  await send(page);
  const store = createStore(async () => openSqlite('test-results/data/leads.sqlite'));
  const lead = await store.find(await reference(page));
  await store.close();
  if (!lead) throw new Error('not stored');
  const { text } = composeMail({ id: 1, kind: 'owner', lead }, mailSettings, new Date());
  expect(text).toContain('Diamètre du trou 5\u00a0mm');
  expect(leadsToCsv([lead], mailSettings.words.mails)).toContain('Diamètre du trou 5\u00a0mm');
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
