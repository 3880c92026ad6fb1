import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/visit.ts';

const ACCEPTED = { cookieConsent: 'accepted', cookieAnalytics: 'granted' };
const UNTICKED = { cookieConsent: 'accepted', cookieAnalytics: 'denied' };
const REJECTED = { cookieConsent: 'rejected', cookieAnalytics: 'denied' };

const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });
const banner = (page: Page) => page.getByRole('region', { name: 'Cookies', exact: true });
const customize = (page: Page) => button(banner(page), 'Personnaliser');
const manage = (page: Page) => button(page.getByRole('contentinfo'), 'Gérer mes cookies');
const dialog = (page: Page) => page.getByRole('dialog');
const box = (page: Page) => dialog(page).getByRole('checkbox');

// As JSON: the protocol between test and browser would replace a lone surrogate.
async function stored(page: Page) {
  const text = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  const cookies = await page.context().cookies();
  return cookies.length === 0 ? JSON.parse(text) : cookies;
}

async function tabTo(page: Page, target: Locator) {
  const isReached = () => target.evaluate((element) => element === document.activeElement);
  for (let i = 0; i < 6 && !(await isReached()); i++) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

const marks = (page: Page, name: 'glimpse' | 'shift') =>
  page.evaluate((mark) => performance.getEntriesByName(mark).length, name);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver(() => performance.mark('shift')).observe({ type: 'layout-shift' });
    new MutationObserver(() => {
      if (document.getElementById('consent-banner')?.checkVisibility()) performance.mark('glimpse');
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  // The lightest page: the banner is the same on all, as keyboard.spec.ts sees.
  await page.goto('/mentions-legales');
});

/** Accepting and refusing weigh the same. */
const look = (page: Page, name: string) =>
  button(page, name).evaluate((element: HTMLElement) => {
    const { background, color, font, border } = getComputedStyle(element);
    return { background, color, font, border, size: [element.offsetWidth, element.offsetHeight] };
  });

test('a first visit shows the banner at the bottom, its two answers alike, and keeps nothing', async ({
  page,
}) => {
  await expect(page.locator('body')).toBeFocused();
  expect(await marks(page, 'glimpse')).toBeGreaterThan(0);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 760 });
    expect(await look(page, 'Refuser'), `${width} px`).toEqual(await look(page, 'Accepter tout'));
    const bounds = await banner(page).boundingBox();
    const gap = 760 - (bounds?.y ?? 0) - (bounds?.height ?? 0);
    expect(gap >= 0 && gap <= 64, `${gap} px, at most a call bar, under the banner`).toBe(true);
  }
  expect(await stored(page)).toEqual({});
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await expect(banner(page), 'on paper').toBeHidden();
});

for (const [name, choice] of Object.entries({ 'Accepter tout': ACCEPTED, Refuser: REJECTED })) {
  test(`'${name}', by keyboard, is stored, announced and kept, with no flash`, async ({ page }) => {
    const requests: string[] = [];
    // Some of its own pictures wait to be seen, and may be now.
    const own = await page
      .locator('img')
      .evaluateAll((all: HTMLImageElement[]) => all.map(({ src }) => src));
    page.on('request', (request) => requests.push(request.url()));
    const status = page.locator('#consent-status[aria-live=polite]');
    await expect(status).toBeEmpty();
    await tabTo(page, button(page, name));
    await page.keyboard.press(choice === ACCEPTED ? 'Enter' : 'Space');
    await expect(banner(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(status).not.toBeEmpty();
    expect(await stored(page)).toEqual(choice);
    await page.waitForTimeout(300);
    expect(requests.filter((url) => !own.includes(url) && !url.includes('/favicon'))).toEqual([]);
    for (const path of ['/politique-cookies', '/contact']) {
      await page.goto(path);
      await expect(banner(page)).toBeHidden();
      expect(await marks(page, 'glimpse'), path).toBe(0);
    }
  });
}

test('of two rapid clicks, the last wins', async ({ page }) => {
  const choices = page.locator('[data-consent=accept], [data-consent=reject]');
  await choices.evaluateAll((both: HTMLElement[]) => both.map((choice) => choice.click()));
  expect(await stored(page)).toEqual(REJECTED);
});

test('the cross hides the banner for the session, without consent', async ({ page, browser }) => {
  await button(banner(page), 'Fermer').click();
  await expect(page.getByRole('main')).toBeFocused();
  await page.goto('/solutions');
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toEqual({});
  const nextSession = await browser.newPage({ storageState: await page.context().storageState() });
  await nextSession.goto('/solutions');
  await expect(banner(nextSession)).toBeVisible();
  await nextSession.close();
});

test('the dialog holds the keyboard, ticks the box and accepts without it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 320 });
  await tabTo(page, customize(page));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText(/essentiels.*toujours actifs/is);
  await expect(box(page), 'essential cookies have none').toHaveCount(1);
  await expect(box(page)).toBeChecked();
  for (const name of ['Enregistrer', 'Annuler']) await tabTo(page, button(page, name));
  const others = page.locator(':is(a[href], button):not(dialog *)');
  await others.evaluateAll((all: HTMLElement[]) => all.map((other) => other.focus()));
  await expect(button(page, 'Annuler'), 'the rest is inert').toBeFocused();
  await box(page).uncheck();
  await button(page, 'Enregistrer').click();
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('main'), 'no longer inert').toBeFocused();
  expect(await stored(page)).toEqual(UNTICKED);
});

test('Annuler, Escape or a click beside it closes the dialog only, before and after a choice', async ({
  page,
}) => {
  const leave = {
    Annuler: () => button(page, 'Annuler').click(),
    Escape: () => page.keyboard.press('Escape'),
    'a click beside it': () => page.mouse.click(5, 450),
  };
  const changeAndLeave = async (opener: Locator) => {
    for (const [way, act] of Object.entries(leave)) {
      await opener.click();
      await box(page).click();
      await act();
      await expect(dialog(page), way).toBeHidden();
      await expect(opener, way).toBeFocused();
    }
  };
  await changeAndLeave(customize(page));
  expect(await stored(page)).toEqual({});
  await customize(page).click();
  await button(page, 'Enregistrer').click();
  await changeAndLeave(manage(page));
  expect(await stored(page)).toEqual(ACCEPTED);
});

test("'Gérer mes cookies' shows the choice and withdraws it", async ({ page }) => {
  await button(page, 'Accepter tout').click();
  await page.goto('/politique-cookies');
  const inText = button(page.getByRole('main'), 'Gérer mes cookies');
  await inText.click();
  await expect(box(page)).toBeChecked();
  await box(page).uncheck();
  await button(page, 'Enregistrer').click();
  await expect(inText).toBeFocused();
  expect(await stored(page)).toEqual(UNTICKED);
  await manage(page).click();
  await expect(box(page)).not.toBeChecked();
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
