import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { navigation } from '#site/content/navigation.ts';
import { CLIENT, decode, pages } from '../support/builtPages.ts';

/** Tags only: no script, no data, no drawing of ours. */
const linksOf = (html: string) =>
  [...html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').matchAll(/<a ([^>]*)>/g)].map(
    ([, attributes = '']) => ({
      href: decode(/href="([^"]*)"/.exec(attributes)?.[1] ?? ''),
      attributes: decode(attributes),
    }),
  );

const hasAnchor = (html: string, anchor: string) =>
  anchor === '' || html.includes(` id="${anchor}"`) || html.includes(` id=${anchor}`);

describe.each(pages.map(({ path, html }) => [path, html] as const))('%s', (here, html) => {
  test('leads to pages and places that exist', () => {
    const inside = linksOf(html).filter(({ href }) => /^[/#]/.test(href));
    const lost = inside.filter(({ href }) => {
      const { pathname, hash } = new URL(href, `https://a.example${here}`);
      const page = pages.find(({ path }) => path === pathname);
      return page ? !hasAnchor(page.html, hash.slice(1)) : !existsSync(CLIENT + pathname);
    });
    expect(inside.length).toBeGreaterThan(5);
    // The button that opens the dialog is a link only in the owner's texts.
    expect(lost.map(({ href }) => href)).toEqual([]);
  });

  test('says which links leave it for a new tab, and gives them no hold on it', () => {
    const leaving = linksOf(html).filter(({ attributes }) =>
      attributes.includes('target="_blank"'),
    );
    for (const { href, attributes } of leaving) {
      expect(href).toMatch(/^https:/);
      expect(attributes, href).toMatch(/rel="[^"]*noopener/);
      expect(attributes, href).toContain(`(${navigation.newTab})"`);
    }
  });

  test('has a link for each mail and phone that can be followed', () => {
    const others = linksOf(html).filter(({ href }) => !/^([/#]|https:)/.test(href));
    for (const { href } of others) expect(href).toMatch(/^(mailto:\S+@\S+|tel:\+33\d{9})$/);
  });
});
