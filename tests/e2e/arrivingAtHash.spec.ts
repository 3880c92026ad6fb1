import type { Page } from '@playwright/test';
import { figures } from '#site/content/figures.ts';
import {
  countPlaces,
  expectClearOfHeader,
  holdTimers,
  MOTIONS,
  marks,
  recordScrolls,
  releaseTimers,
} from './support/scroll.ts';
import { expect, test } from './support/visit.ts';

const DELAY = figures.delai_defilement.high;

test.use({ consent: 'rejected' });

for (const { motion, min, max } of MOTIONS) {
  test.describe(`with motion: ${motion}`, () => {
    test.use({ reducedMotion: motion });
    test.beforeEach(({ page }) => recordScrolls(page));

    test('/solutions glides to its hash, or jumps, a moment after load', async ({ page }) => {
      await page.goto('/solutions#vide');
      await expect.poll(() => marks(page, 'call')).toHaveLength(1);
      const places = await countPlaces(page);
      expect(places).toBeGreaterThanOrEqual(min);
      expect(places).toBeLessThanOrEqual(max);
      await expectClearOfHeader(page, '#vide');
      const [call] = await marks(page, 'call');
      expect(call?.detail).toBe('vide');
      const parsed = await page.evaluate(() =>
        performance.getEntriesByType('navigation').map((entry) => entry.toJSON().domInteractive),
      );
      expect(call?.startTime).toBeGreaterThanOrEqual(parsed[0] + DELAY);
    });
  });
}

test.describe('/solutions leaves the visitor alone', () => {
  test.use({ reducedMotion: 'reduce' });
  test.beforeEach(async ({ page }) => {
    await recordScrolls(page);
    await holdTimers(page, DELAY);
    await page.goto('/solutions#vide');
  });

  const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

  test('otherwise it scrolls', async ({ page }) => {
    await page.evaluate(() => scrollTo(0, 0));
    await releaseTimers(page);
    expect(await marks(page, 'call')).toHaveLength(1);
    await expectClearOfHeader(page, '#vide');
  });

  for (const { way, act } of [
    { way: 'a wheel', act: (page: Page) => page.mouse.wheel(0, -100_000) },
    { way: 'a key', act: (page: Page) => page.keyboard.press('PageUp') },
  ]) {
    test(`who has scrolled with ${way}`, async ({ page }) => {
      const before = await place(page);
      await act(page);
      await expect.poll(() => place(page)).toBeLessThan(before);
      await releaseTimers(page);
      expect(await place(page)).toBeLessThan(before);
      expect(await marks(page, 'call')).toEqual([]);
    });
  }

  test('who comes back or reloads, and finds the place as it was', async ({ page }) => {
    await page.evaluate(() => scrollTo(0, 700));
    for (const back of [
      () => page.reload(),
      () => page.goto('/contact').then(() => page.goBack()),
    ]) {
      await back();
      await expect.poll(() => place(page)).toBe(700);
      await releaseTimers(page);
      expect(await place(page)).toBe(700);
      expect(await marks(page, 'call')).toEqual([]);
    }
  });
});
