import { readFileSync } from 'node:fs';
import type { Route } from '@playwright/test';
import { expectNoViolation } from './support/axe.ts';
import {
  aRequest,
  aVisitor,
  FIELD_NAMES,
  fill,
  REFERENCE,
  reference,
  send,
  summary,
} from './support/contact.ts';
import { gate, isPost } from './support/gate.ts';
import { SERVER_LOG } from './support/serverLog.ts';
import { expect, test } from './support/visit.ts';

test.use({
  allowScripts: true,
  consent: 'rejected',
  // The browser's own lines about answers that a test provokes.
  allowConsole: /^Failed to load resource: (.* (?:422|503) |net::ERR_CONNECTION_FAILED)/,
});
test.beforeEach(async ({ context }) => {
  // Each test is another visitor: one alone may send five requests a minute.
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': aVisitor() });
});

test('every field has a name, and says what it is for', async ({ look }) => {
  const page = await look('/contact');
  const form = page.locator('#devis form');
  await expect(form.getByRole('radio')).toHaveCount(7);
  await expect(form.getByRole('group', { name: 'Votre demande' })).toBeVisible();
  for (const label of ['Nom', 'Prénom', 'Téléphone', 'E-mail', 'Société', 'Ville', 'Message'])
    await expect(form.getByRole('textbox', { name: new RegExp(`^${label}`) })).toBeVisible();
  const filledIn = await form
    .locator('input[autocomplete]')
    .evaluateAll((all) => all.map((input) => input.getAttribute('autocomplete')));
  expect(filledIn).toEqual([
    ...['family-name', 'given-name', 'tel', 'email', 'organization', 'address-level2', 'off'],
  ]);
  await expect(form.getByRole('link', { name: 'Vos données' })).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`script ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    for (const [way, values] of [
      ['a phone', { telephone: '+33 1 99 00 24 48' }],
      ['an e-mail', { telephone: '', email: 'karim@laiterie.example' }],
    ] as const) {
      test(`a name and ${way} make a request`, async ({ page }) => {
        await page.goto('/contact#devis');
        await fill(page, aRequest(values));
        await page.getByRole('radio', { name: 'Location' }).check();
        await send(page);
        const given = await reference(page);
        expect(given).toMatch(REFERENCE);
        // The log knows the reference; that it knows no more is checked after all tests.
        expect(readFileSync(SERVER_LOG, 'utf8')).toContain(
          `"request-stored","reference":"${given}"`,
        );
        await expect(page.locator('meta[name=robots][content=noindex]')).toHaveCount(1);
      });
    }

    test('without a way to answer, the form says so and keeps all', async ({ page }) => {
      await page.goto('/contact');
      const typed = aRequest({ telephone: '', prenom: 'Karim', message: 'Deux\nlignes <b>' });
      await fill(page, typed);
      await page.getByRole('radio', { name: 'Formation' }).check();
      await send(page);
      await expect(summary(page)).toBeFocused();
      await summary(page).getByRole('link', { name: 'Donnez un téléphone ou un e-mail' }).click();
      await expect(page.locator('#telephone')).toBeFocused();
      for (const name of FIELD_NAMES)
        await expect(page.locator(`[name="${name}"]`)).toHaveValue(typed[name] ?? '');
      await expect(page.getByRole('radio', { name: 'Formation' })).toBeChecked();
      await fill(page, { telephone: '01 99 00 24 48' });
      await send(page);
      expect(await reference(page)).toMatch(REFERENCE);
    });

    test('the same words again are the same request', async ({ page }) => {
      const words = aRequest({ message: 'Même demande' });
      const references: string[] = [];
      for (let round = 0; round < 2; round += 1) {
        await page.goto('/contact');
        await fill(page, words);
        await send(page);
        references.push(await reference(page));
      }
      expect(references[0]).toBe(references[1]);
    });
  });
}

test('leaving a field says what is wrong with it', async ({ page }) => {
  await page.goto('/contact');
  await page.locator('#nom').focus();
  await page.waitForFunction(() => document.querySelector('form')?.noValidate);
  await page.locator('#email').fill('karim@');
  await page.locator('#ville').focus();
  await expect(page.locator('#email')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('#email')).toHaveAccessibleDescription(/nom@societe\.fr/);
  await page.locator('#email').fill('karim@laiterie.example');
  await page.locator('#ville').focus();
  await expect(page.locator('#email')).not.toHaveAttribute('aria-invalid');
});

test('a message that comes or goes never moves the button under the finger', async ({ page }) => {
  await page.goto('/contact');
  await fill(page, aRequest({ telephone: '' }));
  await page.waitForFunction(() => document.querySelector('form')?.noValidate);
  const button = page.getByRole('button', { name: 'Envoyer la demande' });
  const press = async () => {
    await button.hover();
    await page.mouse.down();
    await page.evaluate(() => new Promise((painted) => setTimeout(painted, 100)));
    await page.mouse.up();
  };
  await page.locator('#email').fill('karim@');
  await press(); // Leaving the field for the button would show a message above it.
  await expect(summary(page)).toBeFocused();
  await page.locator('#email').fill('karim@laiterie.example');
  await expect(page.locator('#email')).not.toHaveAttribute('aria-invalid'); // Without leaving it.
  await press();
  expect(await reference(page)).toMatch(REFERENCE);
});

test('what was typed before the script came is sent', async ({ page }) => {
  const letScriptCome = await gate(page, '**/_astro/*.js');
  await page.goto('/contact');
  const typed = aRequest({ societe: 'Laiterie du Perche' });
  await fill(page, typed);
  letScriptCome();
  await page.waitForFunction(() => document.querySelector('form')?.noValidate);
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
  await page.waitForFunction(() => document.querySelector('form')?.noValidate);
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
  await page.waitForFunction(() => document.querySelector('form')?.noValidate);
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

test('too many requests: a page that sends back to the text and gives the number', async ({
  request,
  baseURL,
}) => {
  const visitor = { 'x-forwarded-for': aVisitor(), origin: baseURL ?? '' };
  const typed = (round: number) => ({
    ...aRequest({ message: `Demande ${round}` }),
    type: 'devis',
  });
  for (let round = 0; round < 5; round += 1)
    await request.post('/contact', { form: typed(round), headers: visitor, maxRedirects: 0 });
  const answer = await request.post('/contact', { form: typed(6), headers: visitor });
  expect(answer.status()).toBe(429);
  expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
  const html = await answer.text();
  expect(html).toContain('votre texte est encore là');
  expect(html).toContain('02\u00a061\u00a091\u00a037\u00a041');
});

test('what does not come from our page is refused, with what to do', async ({ request }) => {
  const answer = await request.post('/contact', {
    form: { ...aRequest({ message: 'Recopiez-moi' }) },
    headers: { origin: 'https://ailleurs.example', 'x-forwarded-for': aVisitor() },
  });
  expect(answer.status()).toBe(403);
  expect(await answer.text()).toContain('votre texte est encore là');
});

test('a confirmation is nobody else’s business, and needs a true reference', async ({
  request,
  baseURL,
}) => {
  const sent = await request.post('/contact', {
    form: { ...aRequest() },
    headers: { origin: baseURL ?? '', 'x-forwarded-for': aVisitor() },
  });
  expect(sent.url()).toMatch(/\/contact\/merci\?reference=/);
  expect(sent.status()).toBe(200);
  expect(sent.headers()['cache-control']).toBe('no-store');
  const unknown = await request.get('/contact/merci?reference=LEF-2611-ZZZZZ');
  expect(unknown.status()).toBe(404);
  expect(await unknown.text()).toContain('Nous ne trouvons pas cette demande');
  for (const query of ['', '?reference=', '?reference=%3Cb%3E'])
    expect((await request.get(`/contact/merci${query}`)).status()).toBe(404);
  for (const path of ['reponse', 'refus', 'estimation'])
    expect((await request.get(`/contact/${path}`)).status()).toBe(404);
});

test('a link to the form may say what is asked for', async ({ page }) => {
  await page.goto('/');
  await page.locator('#location').getByRole('link', { name: 'Demander une location' }).click();
  await expect(page.getByRole('radio', { name: 'Location' })).toBeChecked();
  await fill(page, aRequest());
  await expect(page.getByRole('radio', { name: 'Location' })).toBeChecked();
  await send(page);
  expect(await reference(page)).toMatch(REFERENCE);
});
