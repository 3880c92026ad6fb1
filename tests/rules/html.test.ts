import { existsSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { company } from '#site/content/company.ts';
import { CLIENT, pages } from '../support/builtPages.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React writes these its own way, and browsers read them.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': ['error', { maxlength: 65 }],
    // The pairs of a phone number are joined by no-break spaces: `display` in domain/phone.ts.
    'tel-non-breaking': 'off',
  },
});

describe.each(pages.map(({ path, html }) => [path, html] as const))('%s', (_path, html) => {
  test('is valid HTML', async () => {
    const report = await validator.validateString(html);
    const messages = report.results.flatMap(({ messages }) =>
      messages.map(
        ({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`,
      ),
    );
    expect(messages).toEqual([]);
  });

  test('has one h1 and never skips a heading level', () => {
    const levels = [
      ...html.replace(/<template[\s\S]*?<\/template>/g, '').matchAll(/<h([1-6])[ >]/g),
    ].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? 0), `heading ${index}`).toBeLessThanOrEqual(1);
    });
  });

  test('asks for no script file and no other site', () => {
    expect(html).not.toMatch(/<script[^>]* src=/);
    const loaded = [...html.matchAll(/<(?:img|link|source)[^>]*(?:src|href)="([^"]+)"/g)].map(
      ([, url = '']) => url,
    );
    const own = ['/', company.site, 'data:image/avif;', 'data:image/svg+xml,'];
    const foreign = loaded.filter((url) => !own.some((start) => url.startsWith(start)));
    expect(foreign).toEqual([]);
  });

  test('refers only to files that were built', () => {
    const files = [...html.matchAll(/"(\/_astro\/[^" ]+)"/g)].map(([, url = '']) => url);
    expect(files.filter((url) => !existsSync(CLIENT + url))).toEqual([]);
  });
});
