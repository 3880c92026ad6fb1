import { expect, test } from 'vitest';
import { pages } from '../support/builtPages.ts';

const marked = (path: string) => {
  const { html = '' } = pages.find((page) => page.path === path) ?? {};
  const links = [...html.matchAll(/<a href="([^"]*)" aria-current="([^"]*)"/g)];
  return links.map(([, href, state]) => [href, state]);
};

test.each([
  ['/outils', [['/outils', 'page']]],
  ['/outils/fuites', [['/outils', 'true']]],
  ['/outils/fiche-de-secours', [['/outils', 'true']]],
  ['/contact', [['/#contact', 'true']]],
  ['/', []],
])('the menu of %s marks the page, or what it is a part of', (path, links) => {
  expect(marked(path)).toEqual(links);
});
