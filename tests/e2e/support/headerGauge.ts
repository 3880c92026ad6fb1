import type { Page } from '@playwright/test';

/** Where the needle points, in degrees. */
export const AT_REST = -135;
export const SEVEN_BAR = 54;

/** In degrees, or `undefined` where the header has no gauge. */
export const needle = (page: Page) =>
  page.evaluate(() => {
    const home = document.querySelector('body > header > a');
    if (!home) throw new Error('no header');
    const { rotate, content } = getComputedStyle(home, '::after');
    return content === 'none' ? undefined : Number.parseFloat(rotate);
  });
