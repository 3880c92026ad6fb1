import type { Locator, Page } from '@playwright/test';
import { countPlaces, expectClearOfHeader, MOTIONS, recordScrolls } from './support/scroll.ts';
import { expect, test } from './support/visit.ts';

test.use({ consent: 'rejected' });

/** One link of each address that leads to a place of the home page: "/#zone", "#contact"… */
async function linksInside(page: Page): Promise<[address: string, link: Locator][]> {
  const inside = page.locator('#menu a[href^="/#"], main a[href^="#"]:not(details a)');
  const all = await inside.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  return [...new Map(all.map((address, index) => [address ?? '', inside.nth(index)]))];
}

for (const { motion, min, max } of MOTIONS) {
  test.describe(`with motion: ${motion}`, () => {
    test.use({ reducedMotion: motion });
    test.beforeEach(({ page }) => recordScrolls(page));

    test('a link inside the page glides, or jumps at once', async ({ page }) => {
      await page.goto('/');
      await page.locator('#accueil').getByRole('link', { name: 'solutions de location' }).click();
      const places = await countPlaces(page);
      expect(places).toBeGreaterThanOrEqual(min);
      expect(places).toBeLessThanOrEqual(max);
      await expectClearOfHeader(page, '#location');
    });
  });
}

// Each in a page of its own: a larger picture that is kept from before would be shown in place of the preloaded one.
for (const width of [1440, 1024, 390, 360])
  test(`at ${width} px, links jump clear of the header, and show nothing of the section before`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const links = await linksInside(page);
    expect(links).toHaveLength(5 + 3); // The menu, then #contact, #location and #solutions.
    for (const [address, link] of links) {
      const id = address.replace('/', '');
      if (address !== id && width < 992) await page.getByRole('button', { name: 'Menu' }).click();
      await link.click();
      await expect(page.locator(':target')).toHaveId(id.slice(1));
      await expectClearOfHeader(page, id);
      // The block for a stopped compressor is no section: it stands in one.
      if (id === '#location') continue;
      const under = await page.locator(id).evaluate((section) => {
        const foot = document.querySelector('body > header')?.getBoundingClientRect().bottom;
        return (foot ?? Number.NaN) - section.getBoundingClientRect().top;
      });
      expect(under, id).toBeGreaterThanOrEqual(0);
    }
  });

test('the keyboard goes on from where a link led', async ({ page }) => {
  await page.goto('/');
  for (const [address, link] of await linksInside(page)) {
    const id = address.replace('/', '');
    await link.press('Enter');
    await expect(page.locator(':target')).toHaveId(id.slice(1));
    await page.keyboard.press('Tab');
    const stops = page.locator(id).locator('a[href], button, summary, input, [tabindex="0"]');
    await expect(stops.first(), id).toBeFocused();
  }
});

test('a glide that goes nowhere ends too, and so does one of which no end is told', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('scrollend', (event) => event.stopImmediatePropagation(), { capture: true });
    // Written down as it happens: a glide can be over before a test looks.
    const glides = new MutationObserver(([change]) => {
      if (change?.oldValue === null) performance.mark('glide');
    });
    glides.observe(document, {
      subtree: true,
      attributeFilter: ['data-glide'],
      attributeOldValue: true,
    });
  });
  const glides = () => page.evaluate(() => performance.getEntriesByName('glide').length);
  await page.goto('/');
  for (const time of [1, 2]) {
    await page.locator('#menu a[href="/#zone"]').click();
    await expect.poll(glides).toBe(time);
    await expect(page.locator('html')).not.toHaveAttribute('data-glide');
    await expectClearOfHeader(page, '#zone');
  }
});

test('back, pressed twice in a hurry, finds the first place', async ({ page }) => {
  await page.goto('/');
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  const places: number[] = [];
  for (const id of ['performance', 'zone', 'contact']) {
    const glided = page.evaluate(
      () => new Promise((end) => document.addEventListener('scrollend', end, { once: true })),
    );
    await page.locator(`#menu a[href="/#${id}"]`).click();
    await glided;
    places.push(await scrolled());
  }
  await page.evaluate(() => history.back());
  await page.waitForTimeout(100);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/#performance$/);
  await expect.poll(scrolled).toBe(places[0]);
});

test('focus in the header leaves the page where it is', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.evaluate(() => scrollTo(0, 6000));
  for (const link of await page.getByRole('banner').getByRole('link').all()) {
    await link.focus();
    expect(await page.evaluate(() => scrollY)).toBe(6000);
  }
});
