import type { Locator } from '@playwright/test';
import { figures } from '#site/content/figures.ts';
import { cardsOf, expectNewTab, figure } from './support/home.ts';
import * as table from './support/homeTable.ts';
import { expect, test } from './support/visit.ts';

async function expectPicture(within: Locator): Promise<void> {
  const picture = within.getByRole('img');
  await expect(picture).toHaveAccessibleName(/\S/);
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
}

test('twelve sections in order, then the footer', async ({ look }) => {
  const page = await look('/');
  const ids = await page.locator('main > section').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual(table.SECTIONS);
  await expect(page.locator('main > :not(section, script, style)')).toHaveCount(0);
  await expect(page.locator('main + footer')).toHaveCount(1);
});

test('the hero says what it is about, beside the logo', async ({ look }) => {
  const page = await look('/');
  const hero = page.locator('#accueil');
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText(
    /^l.air comprimé, sans surprise$/i,
  );
  await expect(hero).toContainText('Votre air tenu, votre production tranquille.');
  await expect(hero.getByRole('img', { name: /logo/i })).toBeVisible();
});

test('every button is a link that leads where the specification says', async ({ look }) => {
  const page = await look('/');
  for (const [section, label, address] of table.BUTTONS) {
    const link = page.locator(`#${section}`).getByRole('link', { name: label, exact: true });
    await expect.soft(link, `#${section} ${label}`).toHaveAttribute('href', address);
    await expect.soft(link, `#${section} ${label}`).toBeVisible();
  }
});

test('three steps, each with icon, title and description', async ({ look }) => {
  const page = await look('/');
  const steps = cardsOf(page.locator('#methode'));
  await expect(steps.getByRole('heading')).toHaveText([...table.STEPS]);
  for (const step of await steps.all()) {
    await expect(step.locator('svg')).toBeVisible();
    await expect(step.getByRole('paragraph').first()).toHaveText(/\S/);
  }
});

test('energy figures stand in words and as drawings', async ({ look }) => {
  const page = await look('/');
  const section = page.locator('#performance');
  await expect(section).toContainText(`−${figure('economies_moyenne')}`);
  await expect(section).toContainText(figure('economies'));
  await expect(section).toContainText(figure('retour_chaleur'));
  await expect(section.getByRole('figure')).toContainText(figure('chaleur_compresseur'));
  await expect(section.getByRole('figure').locator('svg')).toBeVisible();
  const bars = section.locator('li svg > rect:first-child');
  const widths = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect()));
  const [before = 0, range = 0] = widths.map(({ width }) => width);
  expect(100 * (1 - range / before)).toBeCloseTo(figures.economies.high, 0);
});

test('five solutions with a picture, one of them on another site', async ({ look }) => {
  const page = await look('/');
  const cards = cardsOf(page.locator('#solutions'));
  await expect(cards).toHaveCount(table.SOLUTION_CARDS.length);
  for (const [index, [title, label]] of table.SOLUTION_CARDS.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading')).toHaveText(title);
    await expect(card.getByRole('paragraph')).toHaveText(/\S/);
    await expectPicture(card);
    const link = card.getByRole('link');
    await expect(link).toHaveText(label);
    await expect(link).toHaveAccessibleName(new RegExp(`^${label}`));
    if (label === 'Visiter le site') await expectNewTab(link, /^https:\/\//);
    else await expect(link).toHaveAttribute('href', '#contact');
  }
});

test('rental stands after the cards and asks for six things', async ({ look }) => {
  const page = await look('/');
  const rental = page.locator('#solutions ul ~ #location');
  await expect(rental).toContainText(/compresseurs/i);
  await expect(rental.getByRole('term')).toHaveText([...table.RENTAL_NEEDS]);
  await expect(rental.getByRole('definition')).toHaveText(table.RENTAL_NEEDS.map(() => /\S/));
});

test('four expertises with four features, each with its own address', async ({ look }) => {
  const page = await look('/');
  const cards = cardsOf(page.locator('#expertise'));
  await expect(cards).toHaveCount(table.EXPERTISE_ANCHORS.length);
  for (const [index, anchor] of table.EXPERTISE_ANCHORS.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('paragraph')).toHaveText(/\S/);
    await expect(card.getByRole('listitem')).toHaveCount(4);
    const link = card.getByRole('link');
    await expect(link).toHaveAttribute('href', `/solutions#${anchor}`);
    await expect(link).toHaveText('En savoir plus');
    const title = await card.getByRole('heading').textContent();
    await expect(link).toHaveAccessibleName(new RegExp(`^En savoir plus.* ${title}$`, 's'));
  }
});

test('the whole card of a partner leads to its site, in a new tab', async ({ look }) => {
  const page = await look('/');
  for (const words of await page.locator('#partenaires li p').all()) {
    await words.scrollIntoViewIfNeeded();
    const target = await words.evaluate((text) => {
      const { x, y, width, height } = text.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.getAttribute('target');
    });
    expect(target).toBe('_blank');
  }
});
