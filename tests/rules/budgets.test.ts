import { globSync, readFileSync, statSync } from 'node:fs';
import { brotliDecompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { BUDGETS, EVERYWHERE, warnIfClose } from '../support/budgets.ts';
import { CLIENT, pages } from '../support/builtPages.ts';

const compressed = (path: string) => `${CLIENT}${path === '/' ? '/index' : path}.html.br`;

function expectWithin(what: string, value: number, ceiling: number): void {
  warnIfClose(`${what} (${CLIENT})`, value, ceiling);
  expect(value, what).toBeLessThanOrEqual(ceiling);
}

describe.each(pages.map(({ path, html }) => [path, html] as const))('%s', (path, html) => {
  test('is light', () => {
    const { file } = BUDGETS[path.replace('/404', '404')] ?? EVERYWHERE;
    expectWithin(`${path}, octets compressés`, statSync(compressed(path)).size, file);
  });

  test('spends little on its inline scripts', () => {
    const scripts = [...html.matchAll(/<script type="module">([\s\S]*?)<\/script>/g)].map(
      ([, code = '']) => code,
    );
    expectWithin(`${path}, scripts`, scripts.join('').length, EVERYWHERE.inlineScripts);
  });
});

/** Of the ten packets that are sent before the first answer of the browser, with their headers. */
const FIRST_PACKETS = 9 * 1460 - 2000;

test('the first packets hold the whole first screen of the home page', () => {
  const start = brotliDecompressSync(readFileSync(compressed('/')).subarray(0, FIRST_PACKETS), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  });
  expect(start.toString()).toMatch(/<\/ul><img [^>]+><svg class="\w+" aria-hidden="true"><style>/);
});

test('the first picture is asked for in the head, in the widths that the page shows', () => {
  const { html = '' } = pages.find(({ path }) => path === '/') ?? {};
  const [head = '', body = ''] = html.split('</head>');
  const preloaded = [...head.matchAll(/imagesrcset="([^"]+)"/g)].map(([, set]) => set);
  const hero = body.slice(body.indexOf('id="accueil"'), body.indexOf('id="methode"'));
  const shown = [...hero.matchAll(/srcset="([^"]+)"/gi)].map(([, set]) => set);
  expect(preloaded).toEqual(shown);
  expect(shown).toHaveLength(2);
});

test('the font is one light file', () => {
  const fonts = globSync(`${CLIENT}/_astro/*.woff2`);
  expect(fonts).toHaveLength(1);
  expectWithin('police', statSync(fonts[0] ?? '').size, EVERYWHERE.font);
});
