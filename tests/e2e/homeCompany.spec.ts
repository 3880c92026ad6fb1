import { company } from '#site/content/company.ts';
import { phoneLink } from '#site/domain/phone.ts';
import { cardsOf, expectNewTab, figure } from './support/home.ts';
import { FOOTER_LINKS, ZONE } from './support/homeTable.ts';
import { PAGES } from './support/pages.ts';
import { expect, test } from './support/visit.ts';

test('three results with label and description', async ({ look }) => {
  const page = await look('/');
  const stats = page.locator('#resultats').getByRole('listitem');
  await expect(stats.locator('b')).toHaveText([
    figure('delai_garanti', 'court'),
    figure('economies'),
    figure('satisfaction'),
  ]);
  await expect(stats.getByRole('strong')).toHaveText([/garanti/, /économies/, /satisfaction/]);
  await expect(stats.getByRole('paragraph')).toHaveText([/\S/, /\S/, /\S/]);
});

test('seven commitments, and no picture that looks like a label', async ({ look }) => {
  const page = await look('/');
  const section = page.locator('#confiance');
  await expect(section.getByRole('listitem')).toContainText([
    `Plus de ${figure('experience')}`,
    figure('disponibilite'),
    'Multi-marques',
    /Diagnostic gratuit.*sans engagement/,
    'Location',
    'Formation',
    'CEE',
  ]);
  await expect(section.getByRole('listitem')).toHaveCount(7);
  await expect(section.getByRole('img')).toHaveCount(0);
});

test('proximity: the delay, one person, one button', async ({ look }) => {
  const page = await look('/');
  const section = page.locator('#proximite');
  await expect(section).toContainText(figure('delai_intervention'));
  await expect(section).toContainText('La même personne suit votre installation');
  await expect(section.getByRole('link')).toHaveAttribute('href', '#contact');
});

test('four regions and their ten departments, no more', async ({ look }) => {
  const page = await look('/');
  const zone = page.locator('#zone');
  const delay = figure('delai_intervention', 'court');
  await expect(zone.getByRole('heading', { level: 3 })).toHaveText(Object.keys(ZONE));
  for (const [index, departments] of Object.values(ZONE).entries()) {
    const cards = zone.getByRole('list').nth(index).getByRole('listitem');
    await expect(cards).toHaveText(departments.map((parts) => [...parts, delay].join(' ')));
  }
  await expect(page.locator('body')).not.toContainText(/toute l.Île-de-France|toute la Normandie/i);
});

test('three partners with logo, name, description and site', async ({ look }) => {
  const page = await look('/');
  const partners = cardsOf(page.locator('#partenaires'));
  await expect(partners).toHaveCount(3);
  for (const partner of await partners.all()) {
    const name = (await partner.getByRole('heading').textContent()) ?? '';
    await expect(partner.getByRole('img')).toHaveAccessibleName(new RegExp(`logo ${name}`, 'i'));
    await expect(partner.getByRole('paragraph')).toHaveText(/\S/);
    await expectNewTab(partner.getByRole('link', { name }), /^https:\/\//);
  }
});

test('contact: mail, phone, address, what to expect, and no form', async ({ look }) => {
  const page = await look('/');
  const contact = page.locator('#contact');
  const mailto = `mailto:${company.email}`;
  await expect(contact.getByRole('link', { name: company.email })).toHaveAttribute('href', mailto);
  const expert = contact.getByRole('link', { name: 'Parler à un expert', exact: true });
  await expect(expert).toHaveAttribute('href', mailto);
  const { href, large } = phoneLink(company.phone);
  await expect(contact.getByRole('link', { name: large })).toHaveAttribute('href', href);
  await expect(contact.locator('address')).toContainText('41000 Blois');
  await expect(contact).toContainText(`réponse sous ${figure('delai_reponse', 'court')}`);
  await expect(contact).toContainText(figure('disponibilite', 'court'));
  await expect(page.locator('main form')).toHaveCount(0);
});

test('the footer leads to the same places on every page', async ({ look }) => {
  const page = await look('/');
  const partners = await page
    .locator('#partenaires a')
    .evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href }) => href));
  expect(new Set(partners).size).toBe(3);
  for (const path of PAGES) {
    const footer = (await look(path)).getByRole('contentinfo');
    for (const [name, address] of FOOTER_LINKS) {
      const link = footer.getByRole('link', { name, exact: true });
      await expect(link, path).toHaveAttribute('href', address);
    }
    for (const address of partners)
      await expectNewTab(footer.locator(`[href="${address}"]`), address);
    await expect(footer.getByRole('button', { name: 'Gérer mes cookies' })).toBeVisible();
  }
});
