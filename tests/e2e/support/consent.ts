import type { Locator, Page } from '@playwright/test';

export const ACCEPTED = { cookieConsent: 'accepted', cookieAnalytics: 'granted' };
export const UNTICKED = { cookieConsent: 'accepted', cookieAnalytics: 'denied' };
export const REJECTED = { cookieConsent: 'rejected', cookieAnalytics: 'denied' };

export const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });
export const banner = (page: Page) => page.getByRole('region', { name: 'Cookies', exact: true });
export const customize = (page: Page) => button(banner(page), 'Personnaliser');
export const manage = (page: Page) => button(page.getByRole('contentinfo'), 'Gérer mes cookies');
export const dialog = (page: Page) => page.getByRole('dialog');
export const box = (page: Page) => dialog(page).getByRole('checkbox');

// As JSON: the protocol between test and browser would replace a lone surrogate.
export async function stored(page: Page) {
  const text = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  const cookies = await page.context().cookies();
  return cookies.length === 0 ? JSON.parse(text) : cookies;
}

export const marks = (page: Page, name: 'glimpse' | 'shift') =>
  page.evaluate((mark) => performance.getEntriesByName(mark).length, name);

/** A page that marks each shift, and each time that the banner is seen, and opens where the banner is all there is. */
export async function openWatched(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver(() => performance.mark('shift')).observe({ type: 'layout-shift' });
    new MutationObserver(() => {
      if (document.getElementById('consent-banner')?.checkVisibility()) performance.mark('glimpse');
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  // The lightest page: the banner is the same on all, as keyboard.spec.ts sees.
  await page.goto('/mentions-legales');
}
