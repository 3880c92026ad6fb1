import { expect, test } from 'vitest';
import { COMMON_HEADERS, cacheControl } from './headers.ts';

// Typed here: compared with themselves, the headers could say anything.
test('the headers of every answer close what a page does not need', () => {
  const { 'permissions-policy': permissions, ...headers } = COMMON_HEADERS;
  expect(headers).toEqual({
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
  });
  for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb'])
    expect(permissions).toContain(`${feature}=()`);
});

test('only what carries a digest in its name is kept without asking', () => {
  expect(cacheControl('/_astro/hero.C3apKKVV.avif')).toBe('public, max-age=31536000, immutable');
  expect(cacheControl('/')).toBe('no-cache');
});
