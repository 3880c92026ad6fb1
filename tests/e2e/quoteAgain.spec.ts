import { expect, test } from './support/visit.ts';

test.use({
  allowScripts: true,
  consent: 'rejected',
  viewport: { width: 390, height: 844 },
});

for (const query of ['type=location', 'puissance=75&heures=4000&charge=75&prix=0.15&age=12'])
  test(`asking for a quote again keeps what was typed at ?${query}`, async ({ page }) => {
    await page.goto(`/contact?${query}`);
    const name = page.getByRole('textbox', { name: 'Nom', exact: true });
    await name.fill('Benali');
    await page
      .getByRole('navigation', { name: 'Nous joindre' })
      .getByRole('link', { name: 'Devis' })
      .click();
    await expect(page).toHaveURL(/#devis$/);
    await expect(name).toHaveValue('Benali');
  });
