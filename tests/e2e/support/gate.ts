import type { Page, Route } from '@playwright/test';

/** Holds requests back until it is opened: a slow line of which the test decides the length. */
export async function gate(
  page: Page,
  address: string | RegExp,
  isHeld = (_route: Route) => true,
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (isHeld(route)) await promise;
    await route.continue();
  });
  return resolve;
}

export const isPost = (route: Route): boolean => route.request().method() === 'POST';
