import type { Page } from '@playwright/test';

export async function moveTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

export const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((one) => one.getBoundingClientRect().top + scrollY);

/** The stretch beside the stopped compressor: whether there is air in it, how much is drained, how its levers lie. */
export const stopped = (page: Page) =>
  page.locator('#location > svg').evaluate((drawing) => {
    const turnOf = (lever: Element) => Number.parseFloat(getComputedStyle(lever).rotate) || 0;
    const share = /([\d.]+)%/.exec(getComputedStyle(drawing).backgroundSize)?.[1];
    const block = drawing.parentElement;
    const air = block ? getComputedStyle(block, '::before') : undefined;
    return {
      hasAir: air?.content === '""' && /^(none|1)$/.test(air.scale),
      drained: Number(share ?? 0) / 100,
      levers: [...drawing.querySelectorAll('g > path')].map(turnOf),
    };
  });
