import { expect, test } from 'vitest';
import { chooseEncoding } from './negotiate.ts';

const offered = new Set(['br', 'gzip', 'identity'] as const);

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['gzip;q=0, *;q=0.1', 'br'],
  ['identity;q=0, br', 'br'],
  [undefined, 'identity'],
  ['', 'identity'],
  ['brotli, xbr, ;;;', 'identity'],
  ['identity;q=0', undefined],
  ['*;q=0', undefined],
  ['*;q=0, identity', 'identity'],
])('for "%s" the encoding is %s', (header, expected) => {
  expect(chooseEncoding(offered, header)).toBe(expected);
});
