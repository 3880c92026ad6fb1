import { describe, expect, test } from 'vitest';
import { faq } from '#site/content/faq.ts';
import { solutionsPage } from '#site/content/solutionsPage.ts';
import type { LinkedText } from '#site/domain/linkedText.ts';
import { pages } from '../support/builtPages.ts';

const { maintenanceAction, maintenance, rules } = solutionsPage;

/** The page of each text, and the text. */
const texts: readonly (readonly [string, LinkedText])[] = [
  ...faq.groups.flatMap(({ items }) => items.map(({ answer }) => ['/', answer] as const)),
  ...maintenance.offers.map(({ content }) => ['/solutions', content] as const),
  ...rules.items.map(({ meaning }) => ['/solutions', meaning] as const),
];
const links = [
  ...texts.flatMap(([path, text]) =>
    text.filter((part) => typeof part !== 'string').map((link) => [path, link] as const),
  ),
  ['/solutions', { text: maintenanceAction.label, href: maintenanceAction.href }] as const,
];
const pageAt = (path: string) => pages.find((page) => page.path === path)?.html ?? '';

describe('links in texts', () => {
  test('stand in answers, in the offers of /solutions and in its rules', () => {
    const isLinked = (text: LinkedText) => text.some((part) => typeof part !== 'string');
    const answers = faq.groups.flatMap(({ items }) => items.map(({ answer }) => answer));
    expect(answers.some(isLinked)).toBe(true);
    expect(maintenance.offers.some(({ content }) => isLinked(content))).toBe(true);
    expect(rules.items.some(({ meaning }) => isLinked(meaning))).toBe(true);
  });

  test.each(links)('on %s, %o is a link to a page and a place that are there', (path, link) => {
    const { pathname, hash } = new URL(link.href, `https://site.example${path}`);
    const shown = [...pageAt(path).matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)<\/a>/g)];
    expect(shown.map(([, href, text]) => ({ href, text }))).toContainEqual(link);
    expect(pageAt(pathname), pathname).not.toBe('');
    if (hash !== '') expect(pageAt(pathname)).toContain(` id="${hash.slice(1)}"`);
  });

  test('no page shows one as it is typed', () => {
    for (const { html } of pages) expect(html).not.toMatch(/\]\((?:\/|#)/);
  });
});
