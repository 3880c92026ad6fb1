import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startCluster } from '#tools/support/postgresCluster.ts';
import { expectNoViolation } from './support/axe.ts';
import {
  aRequest,
  fill,
  islandIsThere,
  REFERENCE,
  reference,
  send,
  summary,
} from './support/contact.ts';
import { testOn } from './support/ownServer.ts';
import { expect, test } from './support/visit.ts';

const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'contact-'));
const REFUSALS = /^Failed to load resource: .* (403|413|415|429|502|503) /;

/** A store that cannot be opened: its file holds something else. */
const withBrokenStore = testOn(() => {
  const DATA_DIR = temporaryFolder();
  writeFileSync(join(DATA_DIR, 'leads.sqlite'), 'Rien de tel. '.repeat(400));
  return { env: { DATA_DIR } };
});

const onPostgres = testOn(() => {
  const cluster = startCluster();
  test.skip(cluster === undefined, 'PostgreSQL absent.');
  return {
    env: { DATA_DIR: temporaryFolder(), DATABASE_URL: cluster?.url ?? '' },
    end: () => cluster?.stop(),
  };
});

const openForm = (page: Page) => page.goto('/contact#devis');

/** After any refusal: the message is in sight, with our phone number, and what was typed is still there. */
async function expectKept(page: Page, words: RegExp, message: string): Promise<void> {
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText(words);
  await expect(summary(page).locator('a[href^="tel:"]')).toBeVisible();
  await expect(page.locator('#message')).toHaveValue(message);
}

/** As a browser without a script would, in one where axe can run. */
async function postPlainly(page: Page): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.locator('#devis form').evaluate((form: HTMLFormElement) => form.submit());
  expect((await answered).headers()['content-type']).toContain('text/html');
  await expect(summary(page)).toBeFocused();
}

for (const javaScriptEnabled of [true, false]) {
  const options = {
    javaScriptEnabled,
    allowScripts: true,
    allowConsole: REFUSALS,
    consent: 'rejected',
  } as const;
  const script = `script ${javaScriptEnabled ? 'on' : 'off'}`;

  withBrokenStore.describe(`the store is down, ${script}`, () => {
    withBrokenStore.use(options);
    withBrokenStore(
      'pages are served; the form says to call and keeps the text',
      async ({ page }) => {
        expect((await page.request.get('/')).status()).toBe(200);
        expect((await page.request.get('/readyz')).status()).toBe(503);
        await openForm(page);
        await fill(page, aRequest({ message: 'Compresseur arrêté' }));
        await send(page);
        await expectKept(page, /[Aa]ppelez/, 'Compresseur arrêté');
        if (!javaScriptEnabled) return; // Axe is a script.
        await expectNoViolation(page, { within: '#devis' });
        await postPlainly(page);
        await expectNoViolation(page, { within: '#devis' });
      },
    );
  });

  test.describe(script, () => {
    test.use(options);

    test('too many at once: wait or call, nothing typed is lost', async ({ page }) => {
      await openForm(page);
      const headers = { origin: new URL(page.url()).origin };
      for (let round = 0; round < 5; round += 1)
        await page.request.post('/contact', { form: { nom: `${round}` }, headers });
      await fill(page, aRequest({ message: 'La sixième' }));
      if (javaScriptEnabled) await islandIsThere(page);
      await send(page);
      if (javaScriptEnabled) {
        await expectKept(page, /attendez quelques minutes/, 'La sixième');
        await expectNoViolation(page, { within: '#devis' });
      } else {
        await expect(page.getByRole('heading', { level: 1 })).toContainText('n’est pas partie');
        await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible();
        await page.goBack();
        await expect(page.locator('#message')).toHaveValue('La sixième');
      }
    });

    test('too long, or not ours: the reason is said and nothing typed is lost', async ({
      page,
    }) => {
      test.skip(!javaScriptEnabled, 'Without a script, the browser itself counts characters.');
      await openForm(page);
      await fill(page, aRequest({ message: 'À garder' }));
      await islandIsThere(page);
      for (const [answer, words] of [
        [{ status: 413, notice: 'tooLarge' }, /raccourcissez/],
        [{ status: 415, notice: 'unreadable' }, /pas pu être lue/],
        [{ status: 403, notice: 'refused' }, /autre navigateur/],
        [{ status: 502, notice: undefined }, /en panne/],
      ] as const) {
        await page.route('**/contact', (route) =>
          route.request().method() === 'POST'
            ? route.fulfill({ status: answer.status, json: { errors: {}, notice: answer.notice } })
            : route.fallback(),
        );
        await send(page);
        await expectKept(page, words, 'À garder');
      }
    });

    test('back from the confirmation, the form is ready again', async ({ page }) => {
      await openForm(page);
      const words = aRequest({ message: 'Une fois' });
      await fill(page, words);
      await send(page);
      const first = await reference(page);
      await page.goBack();
      const button = page.getByRole('button', { name: 'Envoyer la demande' });
      await expect(button).toBeVisible();
      await fill(page, words); // What the browser restored is its own business.
      await button.click();
      expect(await reference(page)).toBe(first);
    });
  });
}

onPostgres.describe('on PostgreSQL', () => {
  onPostgres.use({ allowScripts: true, consent: 'rejected' });
  onPostgres('a request is stored once, however often it is sent', async ({ page, server }) => {
    const words = aRequest({ message: 'Deux fois' });
    const references: string[] = [];
    for (let round = 0; round < 2; round += 1) {
      await openForm(page);
      await fill(page, words);
      await send(page);
      references.push(await reference(page));
    }
    expect(references[0]).toMatch(REFERENCE);
    expect(references[1]).toBe(references[0]);
    await server.says(new RegExp(`"request-repeated","reference":"${references[0]}"`));
  });
});
