import type { Locator, Page } from '@playwright/test';
import { aRequest, islandIsThere, reference, summary } from './support/contact.ts';
import { expect, test } from './support/visit.ts';

test.use({ reducedMotion: 'reduce', allowScripts: true });

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not get there');
}

test('a request is made, mended and sent by keyboard alone', async ({ page }) => {
  await page.goto('/contact');
  await tabTo(page, page.getByRole('button', { name: 'Refuser' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('radio', { name: 'Diagnostic gratuit' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Devis' })).toBeChecked();
  await tabTo(page, page.locator('#email'));
  await islandIsThere(page);
  await page.keyboard.type('karim@');
  await tabTo(page, page.getByRole('button', { name: 'Envoyer la demande' }));
  await page.keyboard.press('Space');
  await expect(summary(page)).toBeFocused();
  // From the summary to the field, and the message is heard with it.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const name = page.locator('#nom');
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription(/\S/);
  await page.keyboard.type(aRequest().nom ?? '');
  await tabTo(page, page.locator('#email'));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('karim@laiterie.example');
  await page.keyboard.press('Enter');
  expect(await reference(page)).not.toBe('');
});

test('a long pause loses nothing: no time limit stands over the form', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'rejected'));
  await page.clock.install();
  await page.goto('/contact');
  await page.locator('#nom').fill(aRequest().nom ?? '');
  await page.locator('#telephone').fill('01 99 00 24 48');
  await page.clock.fastForward('24:00:00');
  await expect(page.locator('#telephone')).toHaveValue('01 99 00 24 48');
  await page.getByRole('button', { name: 'Envoyer la demande' }).click();
  expect(await reference(page)).not.toBe('');
});
