import type { Route } from '@playwright/test';
import { expectNoViolation } from './support/axe.ts';
import {
  aRequest,
  FIELD_NAMES,
  fill,
  islandIsThere,
  REFERENCE,
  reference,
  send,
  summary,
} from './support/contact.ts';
import { gate, isPost } from './support/gate.ts';
import { expect, test } from './support/visit.ts';

test.use({
  allowScripts: true,
  consent: 'rejected',
  // The browser's own lines about answers that a test provokes.
  allowConsole: /^Failed to load resource: (.* (?:422|503) |net::ERR_CONNECTION_FAILED)/,
});

test('what was typed before the script came is sent', async ({ page }) => {
  const letScriptCome = await gate(page, '**/_astro/*.js');
  await page.goto('/contact');
  const typed = aRequest({ societe: 'Laiterie du Perche' });
  await fill(page, typed);
  letScriptCome();
  await islandIsThere(page);
  await expect(page.locator('#societe')).toHaveValue('Laiterie du Perche');
  await send(page);
  expect(await reference(page)).toMatch(REFERENCE);
});

test('a lost connection or an outage loses no text, and the retry is one request', async ({
  page,
}) => {
  await page.goto('/contact');
  const typed = aRequest({ message: 'Panne ce matin' });
  await fill(page, typed);
  await islandIsThere(page);
  for (const [words, answer] of [
    ['connexion', (route: Route) => route.abort('connectionfailed')],
    // As a proxy in front of our server may answer.
    [
      'en panne',
      (route: Route) =>
        route.fulfill({ status: 503, contentType: 'text/plain', body: 'Plus tard.' }),
    ],
  ] as const) {
    await page.route('**/contact', answer);
    await send(page);
    await expect(summary(page)).toContainText(words);
    for (const name of FIELD_NAMES)
      await expect(page.locator(`[name="${name}"]`)).toHaveValue(typed[name] ?? '');
    await page.unroute('**/contact');
  }
  await send(page);
  expect(await reference(page)).toMatch(REFERENCE);
});

test('a double click on a slow line is one request', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  const letThrough = await gate(page, '**/contact', isPost);
  await page.goto('/contact');
  await fill(page, aRequest());
  await islandIsThere(page);
  await page.getByRole('button', { name: 'Envoyer' }).dblclick();
  const sending = page.getByRole('button', { name: 'Envoi en cours' });
  await expect(sending).toBeFocused();
  await expect(page.locator('#devis form')).toHaveAttribute('aria-busy', 'true');
  await expectNoViolation(page, { within: '#devis' });
  // The page's own pageshow event may come while the form is being sent.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));
  await expect(sending).toBeVisible();
  letThrough();
  expect(await reference(page)).toMatch(REFERENCE);
  expect(posts).toHaveLength(1);
});

test('it sends without waiting for a script that never comes', async ({ page }) => {
  await page.route('**/_astro/*.js', () => {});
  await page.goto('/contact');
  await fill(page, aRequest());
  await send(page);
  expect(await reference(page)).toMatch(REFERENCE);
});
