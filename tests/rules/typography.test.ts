import { describe, expect, test } from 'vitest';
import { pages, visibleText } from '../support/builtPages.ts';

/** What must not be left in a French text, and why. */
const FAULTS: readonly (readonly [string, RegExp])[] = [
  ['a straight apostrophe', /\p{L}'\p{L}/u],
  ['a straight quotation mark', /"/],
  ['three dots for an ellipsis', /\.\.\./],
  ['an ordinary space before ; ! ?', / [;!?]/],
  ['an ordinary space before a colon', / :/],
  ['no space before ! or ?', /\p{L}[!?](?:\s|$)/u],
  ['an ordinary space inside guillemets', /« | »/],
  [
    'an ordinary space before a unit',
    /\d (?:%|€|°C|kWh|kW|bar|mm|h|ans|jours|mois|semaines)(?!\p{L})/u,
  ],
  ['an ordinary space between thousands', /\d \d{3}(?!\d)/],
  ['a narrow space between thousands, which voices stop at', /\d\u202f\d{3}(?!\d)/],
  ['figures left in braces', /\{\w+/],
];

describe.each(pages.map(({ path, html }) => [path, html] as const))('%s', (_path, html) => {
  test.each(FAULTS)('has not %s', (_name, fault) => {
    const lines = visibleText(html)
      .split('\n')
      .filter((line) => fault.test(line));
    expect(lines).toEqual([]);
  });
});
