// A window of 1280 × 1024 at 200 % and at 400 % (RGAA 10.4, 10.11), and spaced text (10.12), in the
// states that layout.spec.ts does not open.
import type { Locator, Page } from '@playwright/test';
import { islandIsThere, send, summary } from './support/contact.ts';
import { expect, test } from './support/visit.ts';

const READERS = [
  { zoom: '200 %', width: 640, height: 512, isSpaced: false },
  { zoom: '200 %, text spaced out', width: 640, height: 512, isSpaced: true },
  { zoom: '400 %', width: 320, height: 256, isSpaced: false },
  { zoom: '400 %, text spaced out', width: 320, height: 256, isSpaced: true },
] as const;

test.use({ reducedMotion: 'reduce', allowScripts: true });

/** What WCAG 1.4.12 lets a reader do, as a reader's stylesheet does it. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important } p { margin-block-end: 2em !important }`;

/** The same state of the page, for one reader after another. */
async function forEachReader(page: Page, look: () => Promise<void>): Promise<void> {
  for (const { zoom, width, height, isSpaced } of READERS)
    await test.step(zoom, async () => {
      await page.setViewportSize({ width, height });
      await page.evaluate(
        (rules) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(rules);
          document.adoptedStyleSheets = [sheet];
        },
        isSpaced ? SPACED : '',
      );
      await look();
    });
}

/** Nothing wider than the window, no text cut off by its own box. */
async function expectWhole(part: Locator): Promise<void> {
  const losses = await part.evaluate((root) => {
    const found = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
    for (const one of [root, ...root.querySelectorAll('*:not(svg *)')]) {
      if (!one.checkVisibility() || one.closest('.visually-hidden, [aria-hidden=true]')) continue;
      const { left, right } = one.getBoundingClientRect();
      const { overflowX, fontSize } = getComputedStyle(one);
      // The text of the banner's close button is hidden at size zero on purpose.
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

test('the banner and the dialog are whole', async ({ page }) => {
  await page.goto('/mentions-legales');
  const banner = page.getByRole('region', { name: 'Cookies' });
  await forEachReader(page, async () => {
    await expectWhole(banner);
    await expectReachable(banner.getByRole('button'));
  });
  await banner.getByRole('button', { name: 'Personnaliser' }).click();
  const dialog = page.getByRole('dialog');
  await forEachReader(page, async () => {
    await expectWhole(dialog);
    await expectReachable(dialog.locator('button, input'));
  });
  // By wheel too, from the top: a script could scroll what a visitor cannot.
  await dialog.evaluate((one) => one.scrollTo(0, 0));
  await dialog.hover();
  await page.mouse.wheel(0, 2000);
  for (const name of ['Enregistrer', 'Annuler'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
});

test.describe('once cookies are refused', () => {
  test.use({ consent: 'rejected' });

  test('the open menu and an open question are whole', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Navigation principale' });
    await page.locator('#faq summary').nth(8).press('Enter');
    await forEachReader(page, async () => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await expectWhole(menu);
      await expectReachable(menu.getByRole('link'));
      await page.keyboard.press('Escape');
      await expectWhole(page.locator('#faq'));
    });
  });

  test('the form with its errors is whole', async ({ page }) => {
    await page.goto('/contact');
    await page.locator('#nom').focus();
    await islandIsThere(page);
    await send(page);
    await expect(summary(page)).toBeFocused();
    await forEachReader(page, async () => {
      await expectWhole(page.locator('#devis'));
      await expectReachable(
        page.locator('#devis').locator('a, button, input:not([type=hidden], [tabindex="-1"])'),
      );
    });
  });
});
