import { EXPERTISE_ANCHORS } from './support/homeTable.ts';
import { expect, test } from './support/visit.ts';

test('/solutions has four sections that ask for a quote, and a way back', async ({ look }) => {
  const page = await look('/solutions');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Lefèvre & Fils, accueil' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Retour', exact: true })).toHaveAttribute(
    'href',
    '/',
  );
  const ids = await page.locator('main > section').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual([...EXPERTISE_ANCHORS, 'maintenance', 'reperes']);
  for (const id of EXPERTISE_ANCHORS) {
    const section = page.locator(`#${id}`);
    await expect(section.getByRole('heading', { level: 2 })).toHaveText(/\S/);
    const quote = section.getByRole('link', { name: /^Demander un devis/ });
    await expect(quote).toHaveAttribute('href', '/contact#devis');
  }
});

test('each domain compares, measures, hands over and speaks to five industries', async ({
  look,
}) => {
  const page = await look('/solutions');
  for (const id of EXPERTISE_ANCHORS) {
    const section = page.locator(`#${id}`);
    const table = section.getByRole('table');
    const columns = await table.getByRole('columnheader').count();
    for (const row of (await table.getByRole('row').all()).slice(1)) {
      await expect(row.getByRole('rowheader')).toHaveCount(1);
      await expect(row.getByRole('cell')).toHaveCount(columns - 1);
    }
    await expect(section.getByRole('figure').getByRole('listitem')).toHaveCount(2);
    await expect(section.getByRole('term')).toHaveCount(5);
    await expect(section.getByRole('definition')).toHaveCount(5);
  }
});

test('the bars of a scale begin and end where their words say', async ({ look }) => {
  const page = await look('/solutions');
  const bars = page.locator('#vide figure rect');
  const spans = await bars.evaluateAll((all) =>
    all.map((bar) => ['x', 'width'].map((name) => Number.parseFloat(bar.getAttribute(name) ?? ''))),
  );
  // 1 000 to 100 mbar is one power of ten of the six drawn, 100 to 0,001 mbar the other five.
  expect(spans).toEqual([
    [0, 16.67],
    [16.67, 83.33],
  ]);
});

test('/solutions prints a sheet for each domain, and one for maintenance and rules', async ({
  page,
}) => {
  await page.goto('/solutions');
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(5);
});
