// A window of 1280 × 1024 at 200 % and at 400 % (RGAA 10.4, 10.11), and spaced text (10.12), in the
// states that layout.spec.ts does not open.
import type { Locator, Page } from '@playwright/test';
import { aVisitor, send, summary } from './support/contact.ts';
import { expect, test } from './support/visit.ts';

const ZOOMS = [
  { zoom: '200 %', width: 640, height: 512 },
  { zoom: '400 %', width: 320, height: 256 },
] as const;

test.use({ reducedMotion: 'reduce', allowScripts: true });

const refuse = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('cookieConsent', 'rejected'));

/** What WCAG 1.4.12 lets a reader do, as a reader's stylesheet does it. */
const spaceOut = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important } p { margin-block-end: 2em !important }`);
    document.adoptedStyleSheets = [sheet];
  });

/** Nothing wider than the window, no text cut off by its own box. */
async function expectWhole(part: Locator): Promise<void> {
  const losses = await part.evaluate((root) => {
    const found = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
    for (const one of [root, ...root.querySelectorAll('*:not(svg *)')]) {
      if (!one.checkVisibility() || one.closest('.visually-hidden, [aria-hidden=true]')) continue;
      const { left, right } = one.getBoundingClientRect();
      const { overflowX, fontSize } = getComputedStyle(one);
      // The cross of the banner keeps its word at no size at all.
      if (fontSize === '0px' || one.matches('.skip-link')) continue;
      if (right > innerWidth + 1 || left < -1)
        found.push(`leaves the window: ${one.outerHTML.slice(0, 60)}`);
      if (overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1 && !one.matches('input'))
        found.push(`cuts its text: ${one.outerHTML.slice(0, 60)}`);
    }
    return found;
  });
  expect(losses).toEqual([]);
}

/** Each can be brought into sight, whole. */
async function expectReachable(controls: Locator): Promise<void> {
  for (const control of await controls.filter({ visible: true }).all()) {
    await control.scrollIntoViewIfNeeded();
    await expect(control).toBeInViewport({ ratio: 0.99 });
  }
}

for (const { zoom, ...size } of ZOOMS) {
  for (const isSpaced of [false, true]) {
    test.describe(`${zoom}${isSpaced ? ', text spaced out' : ''}`, () => {
      test.beforeEach(({ page }) => page.setViewportSize(size));

      test('the banner and the dialog are whole', async ({ page }) => {
        await page.goto('/');
        if (isSpaced) await spaceOut(page);
        const banner = page.getByRole('region', { name: 'Cookies' });
        await expectWhole(banner);
        await expectReachable(banner.getByRole('button'));
        await banner.getByRole('button', { name: 'Personnaliser' }).click();
        await expectWhole(page.getByRole('dialog'));
        await expectReachable(page.getByRole('dialog').locator('button, input'));
      });

      test('the open menu and an open question are whole', async ({ page }) => {
        await refuse(page);
        await page.goto('/');
        if (isSpaced) await spaceOut(page);
        const menu = page.getByRole('navigation', { name: 'Navigation principale' });
        await page.getByRole('button', { name: 'Menu' }).click();
        await expectWhole(menu);
        await expectReachable(menu.getByRole('link'));
        await page.keyboard.press('Escape');
        await page.locator('#faq summary').nth(8).press('Enter');
        await expectWhole(page.locator('#faq'));
      });

      test('the form with its errors is whole', async ({ page, context }) => {
        await context.setExtraHTTPHeaders({ 'x-forwarded-for': aVisitor() });
        await refuse(page);
        await page.goto('/contact');
        if (isSpaced) await spaceOut(page);
        await page.locator('#nom').focus();
        await page.waitForFunction(() => document.querySelector('form')?.noValidate);
        await send(page);
        await expect(summary(page)).toBeFocused();
        await expectWhole(page.locator('#devis'));
        await expectReachable(
          page.locator('#devis').locator('a, button, input:not([type=hidden], [tabindex="-1"])'),
        );
      });
    });
  }
}
