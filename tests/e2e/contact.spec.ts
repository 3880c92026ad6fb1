import { readFileSync } from 'node:fs';
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
import { SERVER_LOG } from './support/serverLog.ts';
import { expect, test } from './support/visit.ts';

test.use({
  allowScripts: true,
  consent: 'rejected',
  // The browser's own lines about answers that a test provokes.
  allowConsole: /^Failed to load resource: (.* (?:422|503) |net::ERR_CONNECTION_FAILED)/,
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

    test('a message too long is said to be, and kept to its end', async ({ page }) => {
      await page.goto('/contact');
      await fill(page, aRequest());
      const message = `${'Le compresseur s’arrête. '.repeat(200)}Fin.`;
      await page.locator('#message').focus();
      await page.keyboard.insertText(message);
      await send(page);
      await expect(summary(page)).toContainText('Raccourcissez à 4000\u00a0caractères');
      await expect(page.locator('#message')).toHaveValue(message);
    });

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
  await islandIsThere(page);
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
  await islandIsThere(page);
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

test('a link to the form may say what is asked for', async ({ page }) => {
  await page.goto('/');
  await page.locator('#location').getByRole('link', { name: 'Demander une location' }).click();
  await expect(page.getByRole('radio', { name: 'Location' })).toBeChecked();
  await fill(page, aRequest());
  await expect(page.getByRole('radio', { name: 'Location' })).toBeChecked();
  await send(page);
  expect(await reference(page)).toMatch(REFERENCE);
});
