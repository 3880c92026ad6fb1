import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { company } from '#site/content/company.ts';
import { TOOL_IDS } from '#site/domain/tools/tools.ts';
import { CLIENT, decode, pages } from '../support/builtPages.ts';

const read = (path: string) => readFileSync(CLIENT + path, 'utf8');
const addressOf = (path: string) => company.site + path;
const isIndexed = (html: string) => !html.includes('<meta name="robots" content="noindex">');
const indexed = pages.filter(({ html }) => isIndexed(html));

const canonical = (html: string) => /<link rel="canonical" href="([^"]+)">/.exec(html)?.[1];
const meta = (html: string, property: string) =>
  decode(new RegExp(`<meta property="${property}" content="([^"]*)">`).exec(html)?.[1] ?? '');

describe('what search engines are told', () => {
  test('each page they may list names its one address, the others none', () => {
    for (const { path, html } of pages) {
      expect(canonical(html), path).toBe(isIndexed(html) ? addressOf(path) : undefined);
      expect(meta(html, 'og:url'), path).toBe(addressOf(path));
    }
  });

  test('the sitemap lists exactly these addresses', () => {
    const listed = [...read('/sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => at);
    expect(listed.sort()).toEqual(indexed.map(({ html }) => canonical(html)).sort());
    // Home, solutions, contact, the toolbox, the rescue sheet; then the calculators.
    expect(listed).toHaveLength(5 + TOOL_IDS.length);
  });

  test('robots may read everything: who cannot read "noindex" cannot obey it', () => {
    const lines = read('/robots.txt').split('\n').filter(Boolean);
    expect(lines).toEqual(['User-agent: *', 'Allow: /', `Sitemap: ${addressOf('/sitemap.xml')}`]);
  });
});

describe.each(pages.map(({ path, html }) => [path, html] as const))('%s, shared', (_path, html) => {
  const file = CLIENT + meta(html, 'og:image').slice(company.site.length);

  test('shows a picture of the announced size', async () => {
    const { width, height, format } = await sharp(file).metadata();
    expect([width, height].map(String)).toEqual(
      ['og:image:width', 'og:image:height'].map((property) => meta(html, property)),
    );
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
  });

  test('tells it in words', () => {
    expect(meta(html, 'og:image:alt').length).toBeGreaterThan(30);
  });
});

test('each page that search engines list has its own share image and words for it; tools have the toolbox’s', () => {
  const own = indexed.filter(({ path }) => !path.startsWith('/outils/'));
  for (const property of ['og:image', 'og:image:alt']) {
    const values = (list: typeof pages) => new Set(list.map(({ html }) => meta(html, property)));
    expect(values(own).size).toBe(own.length);
    expect(values(indexed)).toEqual(values(own));
  }
});

test('security.txt follows RFC 9116, even on a host that only serves files', () => {
  const fields = read('/.well-known/security.txt').trimEnd().split('\n');
  const [contact, expires = '', ...others] = fields;
  expect(contact).toBe(`Contact: mailto:${company.email}`);
  expect(expires).toMatch(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/);
  expect(others).toEqual([
    'Preferred-Languages: fr, en',
    `Canonical: ${addressOf('/.well-known/security.txt')}`,
  ]);
});
