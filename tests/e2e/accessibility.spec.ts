import type { Page } from '@playwright/test';
import { expectNoViolation } from './support/axe.ts';
import { aRequest, aVisitor, fill, reference, send, summary } from './support/contact.ts';
import { PAGES, UNKNOWN } from './support/pages.ts';
import { expectReadable } from './support/readable.ts';
import { expect, test } from './support/visit.ts';

test.describe.configure({ timeout: 90_000 }); // Seconds, but not on a busy machine.
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };

/** The specification gives the hero and the contact block this one label for two places. */
const BY_SPECIFICATION = 'Demander un diagnostic gratuit';

async function visit(page: Page, path: string, size = DESKTOP): Promise<void> {
  await page.setViewportSize(size);
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'rejected'));
  await page.goto(path);
}

/** Presses Tab once for each thing that takes focus; says what it met on the way. */
async function tabThrough(page: Page) {
  const focusable = page
    // Of a group of radios, Tab visits the chosen one; the trap for robots is not for people.
    .locator(
      'a[href], button, summary, textarea, input:not([type=radio]:not(:checked), [tabindex="-1"]), [tabindex="0"]',
    )
    .filter({ visible: true });
  const stops = [];
  // An island that wakes on the way may bring more.
  for (let met = 0; met < (await focusable.count()); met += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator('astro-island[ssr]:focus-within')).toHaveCount(0);
    const stop = await focusable.evaluateAll((all) => {
      const focused = all.find((one) => one.matches(':focus-visible')) ?? document.body;
      const { x, y, width, height } = focused.getClientRects()[0] ?? new DOMRect();
      const { outlineStyle, outlineWidth } = getComputedStyle(focused);
      return {
        index: all.indexOf(focused),
        landmark: focused.closest('body > *')?.tagName,
        hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        isSeen: focused.contains(document.elementFromPoint(x + width / 2, y + height / 2)),
        name: focused.ariaLabel ?? focused.textContent,
      };
    });
    stops.push(stop);
  }
  return stops;
}

for (const path of [...PAGES, UNKNOWN]) {
  test.describe(path, () => {
    test.use({
      allowConsole: path === UNKNOWN ? /404/ : undefined,
      allowScripts: path === '/contact' || path === '/', // Focus wakes their islands.
      reducedMotion: 'reduce',
    });
    for (const size of [PHONE, DESKTOP]) {
      test(`axe finds nothing, and text stands out, at ${size.width} px`, async ({ page }) => {
        await visit(page, path, size);
        await expectNoViolation(page);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ ...size, height });
        await page.waitForFunction(() =>
          [...document.images].every((image) => image.complete || !image.checkVisibility()),
        );
        await expectReadable(page.locator('body'));
      });

      test(`Tab visits all in order, in sight, ringed, at ${size.width} px`, async ({ page }) => {
        await visit(page, path, size);
        const stops = await tabThrough(page);
        expect(stops.map(({ index }) => index)).toEqual([...stops.keys()]);
        const landmarks = ['A', 'HEADER', 'MAIN', 'FOOTER'].concat(size === PHONE ? 'NAV' : []);
        expect([...new Set(stops.map(({ landmark }) => landmark))]).toEqual(landmarks);
        expect(stops.filter(({ hasRing, isSeen }) => !hasRing || !isSeen)).toEqual([]);
        // Out of the page, back to its skip link, through it, and on.
        for (const key of ['Tab', 'Tab', 'Enter', 'Tab']) await page.keyboard.press(key);
        await expect(page.locator('main :focus')).toHaveCount(1);
      });
    }

    test('headings, pictures, links and numbers say what they are', async ({ page }) => {
      await visit(page, path);
      const headings = page.locator('h1, h2, h3, h4, h5, h6');
      const levels = await headings.evaluateAll((all) => all.map((one) => one.tagName[1]).join(''));
      expect(levels, 'one h1, no level skipped').toMatch(/^(?!.*(1[3-6]|2[4-6]|3[56]|46))1[^1]*$/);
      await expect(page.locator('img:not([alt]), img[alt=""]')).toHaveCount(0);
      await expect(page.locator('body [lang=en]')).toHaveCount(path === UNKNOWN ? 3 : 0);
      const links = await page.locator('a').evaluateAll((all: HTMLAnchorElement[]) =>
        all.map((link, index) => ({
          name: (link.ariaLabel ?? link.textContent) || link.querySelector('img')?.alt,
          // In the text every link is an act of its own, but for calls and mails.
          purpose: link.matches('main :not([href^="tel:"], [href^="mailto:"])') ? index : link.href,
        })),
      );
      const misleading = links.filter(
        (one) =>
          one.name !== BY_SPECIFICATION &&
          links.some(({ name, purpose }) => name === one.name && purpose !== one.purpose),
      );
      expect.soft(misleading, 'one name for two places or two acts').toEqual([]);
      const external = page.locator('a[target]');
      await expect(external.and(page.getByRole('link', { name: 'nouvel onglet' }))).toHaveCount(
        await external.count(),
      );
      await expect(page.locator('a[href^="tel:"]').filter({ visible: true })).not.toHaveCount(0);
      const numbers = page.getByText(/\b0\d(\s\d\d){4}\b/);
      await expect(numbers.and(page.locator(':not([href^="tel:"])'))).toHaveCount(0);
    });
  });
}

test('the consent banner and its dialog please axe and the eye', async ({ page }) => {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await page.goto('/contact');
    // Before the h1 no heading is in order: the region's name says what its bold line says.
    await expectNoViolation(page, 'p-as-heading');
    await expectReadable(page.getByRole('region', { name: 'Cookies' }));
    await page.getByRole('button', { name: 'Personnaliser' }).click();
    await expectNoViolation(page);
    await expectReadable(page.getByRole('dialog'));
  }
});

test('the menu of phones opens and closes by keyboard', async ({ page }) => {
  await visit(page, '/', PHONE);
  const menu = page.getByRole('navigation', { name: 'Navigation principale' });
  const button = page.getByRole('button', { name: 'Menu' });
  await button.press('Enter');
  await expectNoViolation(page);
  await expectReadable(menu);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(menu).toBeHidden();
  await expect(page.locator('#performance h2')).toBeInViewport();
});

test('an open question, then forced colours, leave axe nothing to find', async ({ page }) => {
  await visit(page, '/');
  await page.locator('summary').first().click();
  await expect(page.locator('details[open] p')).toBeVisible();
  await expectNoViolation(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await expectNoViolation(page, 'color-contrast'); // The visitor's colours: axe reads ours.
});

test.describe('the form', () => {
  test.use({ allowScripts: true, reducedMotion: 'reduce' });

  for (const size of [PHONE, DESKTOP]) {
    test(`with errors, and sent, at ${size.width} px`, async ({ page, context }) => {
      await context.setExtraHTTPHeaders({ 'x-forwarded-for': aVisitor() });
      await visit(page, '/contact', size);
      await page.locator('#nom').focus();
      await page.waitForFunction(() => document.querySelector('form')?.noValidate);
      await fill(page, { email: 'karim@' });
      await send(page);
      await expect(summary(page)).toBeFocused();
      await expectNoViolation(page);
      await fill(page, aRequest());
      await fill(page, { email: '' });
      await send(page);
      await reference(page);
      await expectNoViolation(page);
    });
  }
});
