import { expect, test } from 'vitest';
import { createAsset } from './asset.ts';
import { negotiate } from './negotiate.ts';

const asset = createAsset(
  {},
  new Map([
    ['br', Buffer.from('br')],
    ['gzip', Buffer.from('gzip')],
    ['identity', Buffer.from('identity')],
  ]),
);

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
  expect(negotiate(asset, header)?.body.toString()).toBe(expected);
});
