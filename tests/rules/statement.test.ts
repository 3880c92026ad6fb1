import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accessibility } from '#site/content/accessibility.ts';
import { legalPages } from '#site/content/legal.ts';
import { legalLinks } from '#site/content/legalLinks.ts';
import { rgaaGrid } from '#site/content/rgaaGrid.ts';
import { CLIENT, decode, pages } from '../support/builtPages.ts';

const PATH = '/accessibilite';
const published = { ...accessibility, isPublished: true };
const unpublished = { ...accessibility, isPublished: false };

test('published, the statement has a page and a link that says its state', () => {
  expect(legalPages(published).map(({ slug }) => slug)).toContain('accessibilite');
  const [link] = legalLinks([], published);
  expect(link).toEqual({ label: expect.stringContaining(accessibility.state), href: PATH });
});

test('unpublished, it has neither', () => {
  expect(legalPages(unpublished).map(({ slug }) => slug)).not.toContain('accessibilite');
  expect(legalLinks([], unpublished)).toEqual([]);
});

test('the built site is as the owner decided', () => {
  const { isPublished } = accessibility;
  expect(pages.some(({ path }) => path === PATH)).toBe(isPublished);
  for (const { path, html } of pages)
    expect(decode(html).includes(`href="${PATH}"`), path).toBe(isPublished);
  // No search engine lists legal pages.
  expect(readFileSync(`${CLIENT}/sitemap.xml`, 'utf8')).not.toContain(PATH);
});

test('the statement tells each criterion that is not met', () => {
  const told = JSON.stringify(accessibility.body);
  const criteria = rgaaGrid.themes.flatMap(({ criteres }) => criteres);
  const unmet = criteria.filter(({ statut }) => statut === 'non conforme');
  expect(
    unmet.filter(
      ({ critere }) =>
        !told.includes(`critère\u00a0${critere}`) && !told.includes(`critère ${critere}`),
    ),
  ).toEqual([]);
});
