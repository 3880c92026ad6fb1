import { expect, test } from './support/visit.ts';

/** Small, common and large phones. */
const PHONES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 430, height: 932 },
];

for (const viewport of PHONES) {
  test.describe(`${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport });

    test('a first visit shows a machine, both actions and every answer to the banner', async ({
      page,
    }) => {
      await page.goto('/');
      const banner = page.getByRole('region', { name: 'Cookies', exact: true });
      await expect(banner).toBeVisible();
      const { y: bannerTop = 0, height = 0 } = (await banner.boundingBox()) ?? {};
      expect(height).toBeLessThanOrEqual(132);
      for (const name of ['Accepter tout', 'Refuser', 'Personnaliser', 'Fermer'])
        await expect(banner.getByRole('button', { name, exact: true })).toBeInViewport({
          ratio: 1,
        });
      const photo = await page.locator('#accueil picture img').boundingBox();
      expect((photo?.y ?? 0) + (photo?.height ?? 0)).toBeLessThanOrEqual(bannerTop);
      expect(photo?.height).toBeGreaterThanOrEqual(150);
      expect(photo?.width).toBe(viewport.width);
      for (const action of await page.locator('#accueil p a').all()) {
        const box = await action.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bannerTop);
        expect((box?.y ?? 0) - (photo?.y ?? 0) - (photo?.height ?? 0)).toBeGreaterThanOrEqual(24);
      }
    });
  });
}

test.describe('before its photograph has come', () => {
  test.use({ viewport: { width: 412, height: 823 }, consent: 'rejected' });

  for (const path of ['/', '/solutions'])
    test(`${path} shows a phone the same picture in the same place`, async ({ page }) => {
      await page.route('**/*.avif', () => undefined);
      await page.goto(path, { waitUntil: 'commit' });
      const preview = page.locator('main img[src^="data:image/avif"]');
      await expect(preview).toBeInViewport({ ratio: 0.5 });
      await expect(preview).toHaveJSProperty('complete', true);
      await expect(preview).not.toHaveJSProperty('naturalWidth', 0);
      const photo = page.locator('main img[fetchpriority]');
      expect(await preview.boundingBox()).toEqual(await photo.boundingBox());
      await expect(photo).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    });
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, consent: 'rejected' });

  test('opens over the call bar, which stays alive', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const sheet = await page.locator('#menu').boundingBox();
    const bar = page.getByRole('navigation', { name: 'Nous joindre' });
    const { y: barTop } = (await bar.boundingBox()) ?? {};
    expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBe(barTop);
    await bar.getByRole('link', { name: 'Devis' }).click();
    await expect(page).toHaveURL(/\/contact/);
  });
});

test.describe('the menu of a phone held sideways, its banner unanswered', () => {
  test.use({ viewport: { width: 740, height: 360 } });

  test('shows every link, and the button that closes it', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    for (const link of await page.locator('#menu a').all())
      await expect(link).toBeInViewport({ ratio: 1 });
    await page.getByRole('banner').getByRole('button', { name: 'Fermer' }).click();
    await expect(page.locator('#menu')).toBeHidden();
  });
});
