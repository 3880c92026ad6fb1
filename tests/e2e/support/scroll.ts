import { expect, type Page } from '@playwright/test';

/** From the next page on, each place that a scroll passes, each end and each call are marked. */
export async function recordScrolls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('scroll', () => performance.mark('place', { detail: Math.round(scrollY) }));
    addEventListener('scrollend', () => performance.mark('end'));
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function (options) {
      performance.mark('call', { detail: this.id });
      scrollIntoView.call(this, options);
    };
  });
}

interface Mark {
  readonly startTime: number;
  readonly detail: unknown;
}

export function marks(page: Page, name: 'place' | 'end' | 'call'): Promise<Mark[]> {
  return page.evaluate(
    (mark) =>
      performance.getEntriesByName(mark).map((entry) => ({
        startTime: entry.startTime,
        detail: entry instanceof PerformanceMark ? entry.detail : undefined,
      })),
    name,
  );
}

/** How many different places the page was seen at, once it is still. */
export async function countPlaces(page: Page): Promise<number> {
  await expect.poll(() => marks(page, 'end')).not.toEqual([]);
  return new Set((await marks(page, 'place')).map(({ detail }) => detail)).size;
}

/** A jump is seen at one position; how many positions a glide has depends on the machine. */
export const MOTIONS = [
  { motion: 'no-preference', min: 3, max: Number.POSITIVE_INFINITY },
  { motion: 'reduce', min: 1, max: 1 },
] as const;

export async function expectClearOfHeader(page: Page, id: string): Promise<void> {
  const header = await page.getByRole('banner').boundingBox();
  const title = page.locator(id).locator('h2, h3').first();
  await expect(async () => {
    const top = (await title.boundingBox())?.y;
    expect(top, id).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
    expect(top, id).toBeLessThan((page.viewportSize()?.height ?? 0) / 2);
  }).toPass({ timeout: 5000 });
}

/** From the next page on, timers of that delay wait until they are told, unless the page clears them. */
export async function holdTimers(page: Page, delayMs: number): Promise<void> {
  await page.addInitScript((held) => {
    const { setTimeout: start, clearTimeout: clear } = window;
    const waiting = new Map<number, () => void>();
    const holdOrStart = (act: () => void, ms?: number) => {
      if (ms !== held) return start(act, ms);
      waiting.set(-1 - waiting.size, act);
      return -waiting.size;
    };
    const forget = (id?: number) => {
      if (!waiting.delete(id ?? 0)) clear(id);
    };
    Object.assign(window, { setTimeout: holdOrStart, clearTimeout: forget });
    addEventListener('timers-due', () => {
      for (const act of waiting.values()) act();
    });
  }, delayMs);
}

export const releaseTimers = (page: Page): Promise<boolean> =>
  page.evaluate(() => dispatchEvent(new Event('timers-due')));
