import { expectNoViolation, MEASURED } from './support/axe.ts';
import { aRequest, fill, islandIsThere, reference, send, summary } from './support/contact.ts';
import { SWEPT, UNKNOWN } from './support/pages.ts';
import { expectReadable, showWhole } from './support/readable.ts';
import { expect, test } from './support/visit.ts';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };

/** The specification gives the hero and the contact block this one label for two places. */
const BY_SPECIFICATION = 'Demander un diagnostic gratuit';

test.use({ reducedMotion: 'reduce' });

for (const path of SWEPT) {
  test.describe(path, () => {
    test.use({ allowConsole: path === UNKNOWN ? /404/ : undefined, consent: 'rejected' });

    test(`${path}: axe finds nothing, and text stands out`, async ({ page }) => {
      await page.goto(path);
      for (const size of [PHONE, DESKTOP]) {
        await test.step(`at ${size.width} px`, async () => {
          await page.setViewportSize(size);
          await expectNoViolation(page, { accepted: [MEASURED] });
          await showWhole(page, size.width);
          await expectReadable(page.locator('body'));
        });
        // Closed on phones, open on screens: both are looked at.
        await page
          .locator('details')
          .evaluateAll(([first]) => first?.toggleAttribute('open', true));
      }
    });

    test(`${path}: headings, pictures, links and numbers say what they are`, async ({ look }) => {
      const page = await look(path);
      const headings = page.locator('h1, h2, h3, h4, h5, h6');
      const levels = await headings.evaluateAll((all) => all.map((one) => one.tagName[1]).join(''));
      expect(levels, 'one h1, no level skipped').toMatch(/^(?!.*(1[3-6]|2[4-6]|3[56]|46))1[^1]*$/);
      // A picture may have an empty alternative only beside words that say the same, or under the one it announces.
      const silent = ':not(:has(> span)) > img[alt=""]:not([src^="data:"])';
      await expect(page.locator(`img:not([alt]), ${silent}`)).toHaveCount(0);
      await expect(page.locator('body [lang=en]')).toHaveCount(path === UNKNOWN ? 3 : 0);
      const links = await page.locator('a').evaluateAll((all: HTMLAnchorElement[]) =>
        all.map((link, index) => ({
          name: (link.ariaLabel ?? link.textContent) || link.querySelector('img')?.alt,
          // Links with the same name must share one purpose: in <main> only calls and mails do, elsewhere the same
          // address.
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
  await page.goto('/mentions-legales');
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    // axe takes the banner's bold line for a heading. A real one before the h1 would break the order of headings.
    await expectNoViolation(page, { accepted: ['p-as-heading', MEASURED] });
    await expectReadable(page.getByRole('region', { name: 'Cookies' }));
    await page.getByRole('button', { name: 'Personnaliser' }).click();
    await expectNoViolation(page, { within: 'dialog', accepted: [MEASURED] });
    await expectReadable(page.getByRole('dialog'));
    await page.keyboard.press('Escape');
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, consent: 'rejected' });

  test('the menu opens and closes by keyboard', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Navigation principale' });
    const button = page.getByRole('button', { name: 'Menu' });
    await button.press('Enter');
    await expectNoViolation(page, { within: 'header', accepted: [MEASURED] });
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
});

test.describe('the form', () => {
  test.use({ allowScripts: true, consent: 'rejected' });

  test('with errors, and sent, pleases axe', async ({ page }) => {
    await page.goto('/contact');
    await page.locator('#nom').focus();
    await islandIsThere(page);
    await fill(page, { email: 'karim@' });
    await send(page);
    await expect(summary(page)).toBeFocused();
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      await expectNoViolation(page);
    }
    await fill(page, aRequest());
    await fill(page, { email: '' });
    await send(page);
    await reference(page);
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      await expectNoViolation(page);
    }
  });
});
