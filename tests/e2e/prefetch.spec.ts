import { expect, test } from './support/visit.ts';

test('a page is fetched once its link is pressed, unless it carries an estimate', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  const fetched: string[] = [];
  let candidates: URL[] = [];
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') fetched.push(new URL(prefetchUrl).pathname);
  });
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    candidates = preloadingAttemptSources.map(({ key }) => new URL(key.url));
  });
  await session.send('Preload.enable');
  await page.goto('/');
  await page
    .locator('#location a[href^="/contact?"]')
    .evaluate((link) => link.setAttribute('href', '/contact?puissance=75#devis'));
  await page.getByRole('banner').getByRole('link', { name: 'Solutions' }).hover();
  await page.mouse.down();
  await expect.poll(() => fetched).toEqual(['/solutions']);
  expect(candidates.map(({ pathname }) => pathname)).toContain('/contact');
  expect(candidates.filter(({ search }) => search !== '')).toEqual([]);
});
