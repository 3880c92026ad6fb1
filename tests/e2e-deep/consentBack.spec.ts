// Catches a banner that comes back, closed in the meantime, when "back" finds the page frozen as it was left (the
// back-forward cache). Only the whole browser has it, and only without an option that Playwright sets.
import { expect, test } from '../e2e/support/visit.ts';

test('going back finds what was closed since', async ({ playwright, launchOptions, baseURL }) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage();
  const banner = page.getByRole('region', { name: 'Cookies', exact: true });
  await page.goto(`${baseURL}/`);
  await banner.evaluate((element) => element.setAttribute('data-frozen', ''));
  await page.goto(`${baseURL}/contact`);
  await banner.getByRole('button', { name: 'Fermer', exact: true }).click();
  await page.evaluate(() => history.back());
  await expect(page.locator('[data-frozen]')).toBeAttached();
  await expect(banner).toBeHidden();
  await browser.close();
});
