import {
  ACCEPTED,
  banner,
  box,
  button,
  customize,
  dialog,
  manage,
  marks,
  openWatched,
  REJECTED,
  stored,
} from './support/consent.ts';
import { expect, test } from './support/visit.ts';

test.beforeEach(({ page }) => openWatched(page));

test('of two rapid clicks, the last wins', async ({ page }) => {
  const choices = page.locator('[data-consent=accept], [data-consent=reject]');
  await choices.evaluateAll((both: HTMLElement[]) => both.map((choice) => choice.click()));
  expect(await stored(page)).toEqual(REJECTED);
});

test('a corrupt value is no choice, and stays until there is one', async ({ page }) => {
  for (const value of ['', 'true', 'ACCEPTED', '{"a":1}', 'x'.repeat(10_000), '\ud800']) {
    const text = JSON.stringify({ cookieConsent: value, cookieAnalytics: value });
    await page.evaluate((json) => Object.assign(localStorage, JSON.parse(json)), text);
    await page.reload();
    await expect(banner(page)).toBeVisible();
    expect(await stored(page)).toEqual(JSON.parse(text));
    await button(page, 'Refuser').click();
    expect(await stored(page)).toEqual(REJECTED);
  }
});

test('an answer to another question is no choice: the banner asks anew', async ({ page }) => {
  for (const cookieConsent of ['accepted', 'rejected']) {
    const former = { cookieConsent, cookieAnalytics: 'granted.7' };
    await page.evaluate((values) => Object.assign(localStorage, values), former);
    await page.reload();
    await expect(banner(page)).toBeVisible();
    expect(await stored(page), 'nothing before a click').toEqual(former);
    await button(page, 'Accepter tout').click();
    await page.reload();
    await expect(banner(page)).toBeHidden();
    expect(await stored(page)).toEqual(ACCEPTED);
  }
});

test("the specification's key alone is a choice, without consent to measure", async ({ page }) => {
  await page.evaluate(() => localStorage.setItem('cookieConsent', 'accepted'));
  await page.reload();
  await expect(banner(page)).toBeHidden();
  await manage(page).click();
  await expect(box(page)).not.toBeChecked();
});

for (const fault of ['access', 'setItem']) {
  test(`when storage throws on ${fault}, a choice lives with the page`, async ({ page }) => {
    await page.addInitScript((failing) => {
      const get = () => {
        throw new DOMException('Blocked or full');
      };
      if (failing === 'setItem') Storage.prototype.setItem = get;
      else Object.defineProperties(window, { localStorage: { get }, sessionStorage: { get } });
    }, fault);
    for (const name of ['Fermer', 'Refuser', 'Accepter tout']) {
      await page.reload();
      await button(banner(page), name).click();
      await expect(banner(page), name).toBeHidden();
      await manage(page).click();
      await expect(box(page), name).toBeChecked({ checked: name !== 'Refuser' });
    }
  });
}

test('another tab is followed, whatever it does, and nothing moves', async ({ page, context }) => {
  await customize(page).click();
  const other = await context.newPage();
  await other.goto('/contact');
  await button(other, 'Refuser').click();
  await expect(dialog(page)).toBeHidden();
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toEqual(REJECTED);
  await page.bringToFront();
  await other.evaluate(() => localStorage.clear());
  await expect(banner(page)).toBeVisible();
  await page.waitForTimeout(200);
  expect(await marks(page, 'shift')).toBe(0);
  await page.locator('body').evaluate((body) => body.style.setProperty('margin-top', '200px'));
  await expect.poll(() => marks(page, 'shift'), 'a shift would be seen').toBeGreaterThan(0);
});

test('a content blocker that removes the banner removes no choice', async ({ page }) => {
  await page.addInitScript(() => {
    const block = () => document.getElementById('consent-banner')?.remove();
    new MutationObserver(block).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(page.locator('#consent-banner')).toHaveCount(0);
  await manage(page).click();
  await button(page, 'Enregistrer').click();
  await expect.poll(() => stored(page)).toEqual(ACCEPTED);
});
