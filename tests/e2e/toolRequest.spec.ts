import type { Page } from '@playwright/test';
import { leadsToCsv } from '#scripts/leads/csv.ts';
import { composeMail } from '#server/mail/composeMail.ts';
import { createStore } from '#server/store/createStore.ts';
import { openSqlite } from '#server/store/sqlite/openSqlite.ts';
import { contactPage } from '#site/content/contactPage.ts';
import { rescueSheet } from '#site/content/rescueSheet.ts';
import { toolbox } from '#site/content/toolbox.ts';
import { tools } from '#site/content/tools.ts';
import { mailSettings } from '#tools/support/mailSettings.ts';
import { aRequest, fill, reference, send } from './support/contact.ts';
import { TOOL_CASES } from './support/toolCases.ts';
import { output } from './support/tools.ts';
import { expect, test } from './support/visit.ts';

test.use({ allowScripts: true, consent: 'rejected', reducedMotion: 'reduce' });

const carried = (page: Page) => page.locator('textarea[name=estimation]');
const ask = (page: Page) => page.getByRole('link', { name: toolbox.kit.action });

async function storedRequest(page: Page) {
  const store = createStore(async () => openSqlite('test-results/data/leads.sqlite'));
  const lead = await store.find(await reference(page));
  await store.close();
  if (!lead) throw new Error('not stored');
  return lead;
}

for (const { id, seo, modes } of tools) {
  const { query, told, wrong } = TOOL_CASES[id];

  test(`/outils/${id}: its result is one line of a request, to be changed, and reaches mail and table`, async ({
    page,
  }) => {
    await page.goto(`/outils/${id}?${query}`);
    await expect(ask(page)).toHaveAttribute('href', /type=diagnostic&calcul=/);
    const mode = new URLSearchParams(query).get('mode') ?? Object.keys(modes)[0];
    const headline = Object.entries(modes).find(([name]) => name === mode)?.[1].headline ?? '';
    const found = await output(page, headline).innerText();
    await ask(page).click();
    await expect(page.getByRole('radio', { name: 'Diagnostic' })).toBeChecked();
    await expect(carried(page)).toHaveAccessibleName(contactPage.form.estimate.title);
    const line = await carried(page).inputValue();
    expect(line).toMatch(new RegExp(`^${seo.name}\u00a0: `));
    expect(line).toContain(found);
    expect(line).toMatch(told);
    const changed = [...line.split('\u202f; ').slice(0, -1), 'relu'].join('\u202f; ');
    await carried(page).fill(changed);
    await fill(page, aRequest());
    await send(page);
    const lead = await storedRequest(page);
    expect(lead).toMatchObject({ requestType: 'diagnostic', estimate: changed });
    const { text } = composeMail({ id: 1, kind: 'owner', lead }, mailSettings, new Date());
    expect(text).toContain(changed);
    expect(leadsToCsv([lead], mailSettings.words.mails)).toContain(changed);
  });

  test(`/outils/${id}: the line can be taken out, and no result is no line`, async ({ page }) => {
    await page.goto(`/outils/${id}?${query}`);
    await expect(ask(page)).toHaveAttribute('href', /calcul=/);
    await ask(page).click();
    await page.getByRole('link', { name: contactPage.form.estimate.remove }).click();
    await expect(carried(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/contact#devis$/);
    await fill(page, aRequest());
    await send(page);
    expect((await storedRequest(page)).estimate).toBe('');
    const [name, text] = wrong;
    await page.goto(`/outils/${id}?${query}`);
    await expect(ask(page)).toHaveAttribute('href', /calcul=/);
    await page.locator(`[name=${name}]`).fill(text);
    await expect(ask(page)).toHaveAttribute('href', '/contact?type=diagnostic#devis');
  });
}

test('what was typed just before travels, not what the address said', async ({ page }) => {
  await page.goto('/outils/fuites?diameterMm=5');
  await page.locator('[name=eurosPerKwh]').fill('0,21');
  await expect(ask(page)).toHaveAttribute('href', /type=diagnostic&.*0(,|%2C)21/);
  await ask(page).click();
  await expect(carried(page)).toHaveValue(
    /Diamètre du trou 5\u00a0mm.*Prix du kWh, HT 0,21\u00a0€\/kWh/,
  );
});

test('a tool as it opens, without a script, asks for a diagnosis without a line', async ({
  browser,
  baseURL,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  for (const { id } of tools) {
    await page.goto(`${baseURL}/outils/${id}`);
    await expect(ask(page)).toHaveAttribute('href', '/contact?type=diagnostic#devis');
  }
  await page.context().close();
});

test('what is written on the rescue sheet never travels', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData()}`));
  await page.goto(`/outils/${rescueSheet.id}`);
  await page.locator('#fiche-de-secours textarea').first().fill('Vis 4512');
  await page.getByRole('main').getByRole('link', { name: toolbox.page.action.label }).click();
  await expect(page).toHaveURL('/contact?type=diagnostic#devis');
  await fill(page, aRequest());
  await expect(carried(page)).toHaveCount(0);
  await send(page);
  const lead = await storedRequest(page);
  expect(lead.estimate).toBe('');
  expect([...asked, JSON.stringify(lead)].filter((text) => text.includes('4512'))).toEqual([]);
});
