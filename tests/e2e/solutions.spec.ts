import { EXPERTISE_ANCHORS } from './support/homeTable.ts';
import { expect, test } from './support/visit.ts';

test('/solutions has four sections that ask for a quote, and a way back', async ({ page }) => {
  await page.goto('/solutions');
  const header = page.getByRole('banner');
  await expect(header.getByRole('img')).toBeVisible();
  await expect(header.getByRole('link', { name: 'Retour', exact: true })).toHaveAttribute(
    'href',
    '/',
  );
  const ids = await page.locator('main > section').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual(EXPERTISE_ANCHORS);
  for (const id of ids) {
    const section = page.locator(`#${id}`);
    await expect(section.getByRole('heading', { level: 2 })).toHaveText(/\S/);
    const quote = section.getByRole('link', { name: /^Demander un devis/ });
    await expect(quote).toHaveAttribute('href', '/contact#devis');
  }
});
