import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { company } from '#site/content/company.ts';
import { faq as faqContent } from '#site/content/faq.ts';
import { regions } from '#site/content/regions.ts';
import { services } from '#site/content/services.ts';
import { CLIENT, decode, pages } from '../support/builtPages.ts';
import { allNodes, checkJsonLd, isNode, listOf, type Node } from '../support/checkJsonLd.ts';

const BLOCK = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;
const SITE = company.site;

/** The graph of every page that has one, by its path. */
const graphs = new Map<string, readonly unknown[]>();
for (const { path, html } of pages) {
  const blocks = [...html.matchAll(BLOCK)].map(([, json = '']): unknown => JSON.parse(json));
  if (blocks.length === 0) continue;
  const [block] = blocks;
  expect(blocks, `${path}: one block`).toHaveLength(1);
  expect(block, path).toHaveProperty('@context', 'https://schema.org');
  graphs.set(path, isNode(block) ? listOf(block['@graph']) : []);
}

const everything = [...graphs.values()].flat();
const addressOf = (path: string) => `${SITE}${path}`;
const nodesOf = (path: string) => allNodes(graphs.get(path) ?? []);
const typed = (nodes: readonly Node[], type: string) =>
  nodes.filter((node) => node['@type'] === type);

describe('the data for search engines', () => {
  test('stands on the pages they list, and only there', () => {
    const listed = pages.filter(({ html }) => !html.includes('content="noindex"'));
    expect([...graphs.keys()].sort()).toEqual(listed.map(({ path }) => path).sort());
  });

  test('is sound by the vocabulary of schema.org', () => {
    expect(
      checkJsonLd(
        everything,
        pages.map(({ path }) => addressOf(path)),
      ),
    ).toEqual([]);
  });

  test('gives addresses that lead to a page, an anchor or a file', () => {
    const texts = allNodes(everything)
      .flatMap((node) => ['url', 'logo', 'image'].flatMap((name) => listOf(node[name] ?? [])))
      .filter((value) => typeof value === 'string');
    const lost = [...new Set(texts)].filter((text) => {
      const { origin, pathname, hash } = new URL(text);
      const page = pages.find(({ path }) => path === pathname);
      if (origin !== SITE) return true;
      if (!page) return !existsSync(CLIENT + pathname);
      return hash !== '' && !page.html.includes(` id="${hash.slice(1)}"`);
    });
    expect(texts.length).toBeGreaterThan(8);
    expect(lost).toEqual([]);
  });

  test('says who we are as the content does', () => {
    const [business] = typed(nodesOf('/'), 'LocalBusiness');
    expect(business).toMatchObject({
      '@id': `${SITE}/#business`,
      name: company.name,
      email: company.email,
      telephone: `+33${company.phone.replaceAll(' ', '').slice(1)}`,
      vatID: company.legal.vat.replaceAll(' ', ''),
      identifier: { propertyID: 'SIREN', value: company.legal.siren.replaceAll(' ', '') },
      address: { postalCode: company.address.postalCode },
    });
    const names = regions.flatMap(({ departments }) => departments.map(({ name }) => name));
    expect(listOf(business?.['areaServed'])).toMatchObject(names.map((name) => ({ name })));
  });

  test('rates nobody: one does not review oneself', () => {
    const names = allNodes(everything).flatMap(Object.keys);
    expect(names.filter((name) => /rating|review/i.test(name))).toEqual([]);
  });

  test('repeats the questions word for word, without their links', () => {
    const home = pages.find(({ path }) => path === '/')?.html ?? '';
    const shown = [
      ...home.matchAll(
        /<details id="([^"]+)"[^>]*><summary>([^<]*)<\/summary><p>([\s\S]*?)<\/p><\/details>/g,
      ),
    ].map(([, id = '', question = '', answer = '']) => ({
      '@type': 'Question',
      '@id': `${SITE}/#${id}`,
      name: decode(question),
      acceptedAnswer: {
        '@type': 'Answer',
        text: decode(answer.replace(/<\/?a\b[^>]*>/g, '')).replaceAll('\u2060', ''),
      },
    }));
    const [faq] = typed(nodesOf('/'), 'FAQPage');
    expect(shown).toHaveLength(faqContent.groups.flatMap(({ items }) => items).length);
    expect(faq?.['mainEntity']).toEqual(shown);
  });

  test('offers one service for each domain, then maintenance, rental and training', () => {
    const offered = typed(nodesOf('/solutions'), 'Service');
    const domains = ['air', 'gaz', 'vide', 'energie'];
    const others = services.map(({ slug }) => slug);
    expect(others).toEqual(expect.arrayContaining(['maintenance', 'location', 'formation']));
    expect(offered.map((service) => service['@id'])).toEqual([
      ...domains.map((domain) => `${SITE}/solutions#${domain}`),
      ...others.map((slug) => `${SITE}/solutions#service-${slug}`),
    ]);
    for (const service of offered)
      expect(service['provider']).toEqual({ '@id': `${SITE}/#business` });
    expect(new Set(offered.map((service) => service['name'])).size).toBe(offered.length);
  });

  test('gives no legal name that is only the trade name again', () => {
    const [business] = typed(nodesOf('/'), 'LocalBusiness');
    expect(business?.['legalName']).not.toBe(business?.['name']);
  });

  test.each(['/solutions', '/contact'])('leads from the home page to %s', (path) => {
    const [trail] = typed(nodesOf(path), 'BreadcrumbList');
    expect(trail?.['itemListElement']).toMatchObject([
      { position: 1, item: { '@id': addressOf('/') } },
      { position: 2, item: { '@id': addressOf(path) } },
    ]);
  });
});
