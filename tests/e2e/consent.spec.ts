import type { Locator, Page } from '@playwright/test';
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
  UNTICKED,
} from './support/consent.ts';
import { expect, test } from './support/visit.ts';

test.beforeEach(({ page }) => openWatched(page));

async function tabTo(page: Page, target: Locator) {
  const isReached = () => target.evaluate((element) => element === document.activeElement);
  for (let i = 0; i < 6 && !(await isReached()); i++) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

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
