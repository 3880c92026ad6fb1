import { describe, expect, test } from 'vitest';
import type { Asset } from './loadSite.ts';
import { isFresh, negotiate } from './negotiate.ts';

const form = (name: string) => ({ body: Buffer.from(name), etag: `"${name}"` });
const asset: Asset = {
  headers: {},
  forms: new Map([
    ['br', form('br')],
    ['gzip', form('gzip')],
    ['identity', form('identity')],
  ] as const),
};

describe('the form of a file', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.0, gzip;q=0', 'identity'],
    ['GZIP', 'gzip'],
    ['', 'identity'],
    ['brotli, xbr, ;;;', 'identity'],
  ])('for "%s" is %s', (header, expected) => {
    expect(negotiate(asset, header)?.[0]).toBe(expected);
  });
});

describe('a stored copy', () => {
  test.each([
    [undefined, false],
    ['"a"', true],
    ['W/"a"', true],
    ['"x", "a"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
  ])('with If-None-Match %s is fresh: %s', (header, fresh) => {
    expect(isFresh(header, '"a"')).toBe(fresh);
  });
});
