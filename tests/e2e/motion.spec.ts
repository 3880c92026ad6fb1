import type { Page } from '@playwright/test';
import { SWEPT, UNKNOWN } from './support/pages.ts';
import { expect, test } from './support/visit.ts';

/** How many seconds each animation lasts. What follows the scrolling is moved by the visitor. */
const animations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .map(({ effect }) => Number(effect?.getComputedTiming().endTime) / 1000),
  );

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 700) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

for (const path of SWEPT) {
  test.describe(path, () => {
    test.use({
      allowConsole: path === UNKNOWN ? /404/ : undefined,
      consent: 'rejected',
    });

    test(`${path} moves for less than five seconds, and not for who asks for stillness`, async ({
      page,
    }) => {
      await page.goto(path);
      await scrollThrough(page);
      expect((await animations(page)).filter((seconds) => !(seconds < 5))).toEqual([]);
      await expect(page.locator('marquee, blink, video, audio, canvas, [autoplay]')).toHaveCount(0);
      await expect(page.locator('meta[http-equiv=refresh]')).toHaveCount(0);
      expect(await page.content()).not.toMatch(/\.gif\b/);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await scrollThrough(page);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      const glide = await page.evaluate(
        () => getComputedStyle(document.documentElement).scrollBehavior,
      );
      expect(glide).toBe('auto');
      for (const viewport of [
        { width: 390, height: 844 },
        { width: 844, height: 390 },
      ]) {
        await page.setViewportSize(viewport);
        await page.evaluate(() => scrollTo(0, 0));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, 'whole upright and on its side').toBeLessThanOrEqual(viewport.width);
      }
    });
  });
}

/**
 * What follows the scrolling: the network's own is drawn around elements, beside #location (pressure.spec.ts), or is
 * the number of #contact (lastLengths.spec.ts).
 */
const drawings = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof ViewTimeline)
      .map(({ effect }) => effect)
      .filter((effect) => effect instanceof KeyframeEffect)
      .filter(({ pseudoElement }) => pseudoElement === null)
      .map(({ target }) => target)
      .filter((target) => target !== null)
      .filter((target) => !target.closest('#location, #contact'))
      .map((target) => ({
        drawn: target.tagName,
        top: target.getBoundingClientRect().top + scrollY,
        clip: getComputedStyle(target).clipPath,
        unlaid: Number.parseFloat(getComputedStyle(target).strokeDashoffset),
      })),
  );

type Drawing = Awaited<ReturnType<typeof drawings>>[number];

/** Brings the top of something to a share of the window, from its foot up. */
async function bringTo(page: Page, top: number, share: number): Promise<void> {
  const height = page.viewportSize()?.height ?? 0;
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top - share * height);
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

test('drawings that follow the scrolling are whole out of sight, and open little by little', async ({
  page,
}) => {
  await page.goto('/');
  const unseen = await drawings(page);
  expect(unseen.map(({ drawn }) => drawn)).toEqual([
    'svg', // where the heat goes
    ...['use', 'use'], // pipes of the map
  ]);
  for (const { clip, unlaid } of unseen) {
    expect(clip).toMatch(/^none$|^polygon\(0px 0px, 100% 0px, 110% 50%,/);
    expect(unlaid).toBe(0);
  }
  const along = async <T>(index: number, shares: number[], read: (one?: Drawing) => T) => {
    const found: T[] = [];
    for (const share of shares) {
      await bringTo(page, unseen[index]?.top ?? 0, share);
      found.push(read((await drawings(page))[index]));
    }
    return found;
  };
  const lengths = await along(0, [0.99, 0.9, 0.8, 0.7], (one) =>
    Number(one?.clip.match(/ ([\d.]+)%/)?.[1]),
  );
  expect(lengths[0]).toBeLessThan(60);
  expect(lengths).toEqual([...new Set(lengths)].toSorted((a, b) => a - b));
  for (const pipe of [1, 2]) {
    const unlaid = await along(pipe, [0.9, 0.75, 0.6], (one) => one?.unlaid ?? 0);
    expect(unlaid.at(-1), 'they come from Paris').toBeGreaterThan(0);
    expect(unlaid).toEqual([...new Set(unlaid)].toSorted((a, b) => b - a));
    expect(await along(pipe, [0.2], (one) => one?.unlaid), 'all are laid').toEqual([0]);
  }
});

test('needles, and the bar of what is left, move once: when most of them, or of what is over it, is in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 780 }); // One after the other.
  await page.goto('/');
  const once = page.locator('[data-once]');
  await expect(once).toHaveCount(4);
  for (const drawing of await once.all()) {
    const place = await drawing.evaluateHandle((one) => one.closest('#performance ul') ?? one);
    const moves = () => place.evaluate((one) => one.getAnimations({ subtree: true }).length);
    const moved = place.evaluate(
      (one) => new Promise((done) => one.addEventListener('animationend', () => done(true))),
    );
    const { y = 0, height = 0 } = (await drawing.boundingBox()) ?? {};
    const top = y + (await page.evaluate(() => scrollY));
    const foot = (page.viewportSize()?.height ?? 0) - 64;
    await bringTo(page, top - foot + height / 2, 0);
    await page.waitForTimeout(100);
    expect(await moves(), 'half in view it waits').toBe(0);
    await bringTo(page, top - foot + height + 2, 0);
    expect(await moved).toBe(true);
    await expect.poll(moves, 'then it rests').toBe(0);
  }
});

test('a press that is dragged away and let go does nothing', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'rejected'));
  await page.goto('/');
  const question = page.locator('#faq summary').first();
  for (const control of [
    question,
    page.getByRole('link', { name: 'Demander un diagnostic' }).first(),
  ]) {
    await control.scrollIntoViewIfNeeded();
    await control.hover();
    await page.mouse.down();
    await page.mouse.move(2, 300);
    await page.mouse.up();
  }
  await expect(page.locator('details[open]')).toHaveCount(0);
  await expect(page).toHaveURL('/');
});
