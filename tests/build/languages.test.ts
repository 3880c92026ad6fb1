import { describe, expect, test } from 'vitest';
import { decode, pages, visibleText } from '../support/builtPages.ts';

/** Words that English needs in nearly every sentence or button, and French does not have. */
const ENGLISH =
  /(?<![\p{L}-])(?:the|and|of|with|without|this|that|from|your|you|we|is|not|found|return|back|home|here|click|close|send|loading|please|required|error|search|read more|next)(?![\p{L}-])/iu;

/** What a screen reader says besides the text: names, alternatives, hints. */
const heard = (html: string): string[] =>
  [
    ...html.matchAll(/<(?![^>]* lang="en")[^>]* (?:alt|aria-label|placeholder|title)="([^"]+)"/g),
  ].map(([, text = '']) => decode(text));

describe.each(pages.map(({ path, html }) => [path, html] as const))('%s', (_path, html) => {
  test('says that it is in French', () => {
    expect(html).toMatch(/^<!doctype html><html lang="fr"/i);
  });

  test('says where it is not', () => {
    const lines = [...visibleText(html).split('\n'), ...heard(html)];
    expect(lines.filter((line) => ENGLISH.test(line))).toEqual([]);
  });

  test('says so only where it is', () => {
    const marked = [...html.matchAll(/ lang="en"[^>]*>([^<]+)/g)].map(([, text = '']) => text);
    // The specification's "404" is English too.
    expect(marked.filter((text) => !ENGLISH.test(text) && text !== '404')).toEqual([]);
  });
});
