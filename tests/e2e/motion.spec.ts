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

test('drawings that follow the scrolling are whole out of sight, and open little by little', async ({
  page,
}) => {
  await page.goto('/');
  const drawings = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof ViewTimeline)
        .map(({ effect }) => effect)
        .filter((effect) => effect instanceof KeyframeEffect)
        // The network's own are drawn around elements, or beside #location: pressure.spec.ts.
        .filter(({ pseudoElement }) => pseudoElement === null)
        .map(({ target }) => target)
        .filter((target) => target !== null)
        .filter((target) => !target.closest('#location'))
        .map((target) => ({
          top: target.getBoundingClientRect().top + scrollY,
          clip: getComputedStyle(target).clipPath,
          turn: getComputedStyle(target).rotate,
          unlaid: Number.parseFloat(getComputedStyle(target).strokeDashoffset),
        })),
    );
  const unseen = await drawings();
  expect(unseen).toHaveLength(6);
  for (const { clip, turn, unlaid } of unseen) {
    expect(clip).toMatch(/^none$|^polygon\(0px 0px, 100% 0px, 110% 50%,/);
    expect(turn).toBe('none');
    expect(unlaid).toBe(0);
  }
  const height = page.viewportSize()?.height ?? 0;
  /** One of them, as it comes up from the foot of the window. */
  const comingUp = async (index: number, share: number) => {
    const top = (unseen[index]?.top ?? 0) - share * height;
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    return (await drawings())[index];
  };
  const lengths: number[] = [];
  for (const share of [0.99, 0.9, 0.8, 0.7])
    lengths.push(Number((await comingUp(0, share))?.clip.match(/ ([\d.]+)%/)?.[1]));
  expect(lengths[0]).toBeLessThan(10);
  expect(lengths).toEqual([...new Set(lengths)].toSorted((a, b) => a - b));
  for (const needle of [1, 2, 3]) {
    const turns: number[] = [];
    for (const share of [0.98, 0.94, 0.9])
      turns.push(Number.parseFloat((await comingUp(needle, share))?.turn ?? ''));
    expect(turns[0], 'it comes up from zero').toBeLessThan(-10);
    expect(turns).toEqual([...new Set(turns)].toSorted((a, b) => a - b));
    expect((await comingUp(needle, 0.6))?.turn, 'it rests in full view').toBe('none');
  }
  for (const pipe of [4, 5]) {
    const unlaid: number[] = [];
    for (const share of [0.9, 0.75, 0.6]) unlaid.push((await comingUp(pipe, share))?.unlaid ?? 0);
    expect(unlaid.at(-1), 'they come from Paris').toBeGreaterThan(0);
    expect(unlaid).toEqual([...new Set(unlaid)].toSorted((a, b) => b - a));
    expect((await comingUp(pipe, 0.2))?.unlaid, 'all are laid once the map is read').toBe(0);
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
