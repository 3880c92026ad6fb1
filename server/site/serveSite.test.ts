import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { serveBuilt } from '#tests/support/serveBuilt.ts';
import type { RawAnswer } from '#tools/support/rawHttp.ts';

const { site, page, get, ask } = serveBuilt();
const header = (answer: RawAnswer, name: string) => answer.headers.get(name);
const hashed = [...site.assets.keys()].filter((path) => path.startsWith('/_astro/'));

describe('methods', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'])(
    '%s changes no page',
    async (method) => {
      const headers = { 'Content-Length': '3', 'Content-Type': 'text/plain' };
      const answer = await ask('/', { method, headers, body: 'abc' });
      expect([answer.status, header(answer, 'allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    },
  );

  test.each(['/', '*'])('OPTIONS %s names those that work', async (target) => {
    const answer = await get(target, {}, 'OPTIONS');
    expect(answer.status).toBe(204);
    expect(header(answer, 'allow')).toContain('GET, HEAD, OPTIONS');
  });
});

describe('addresses', () => {
  test('a page has one; a slash at its end leads there in one step', async () => {
    const answer = await get('/contact/?a=1');
    expect([answer.status, header(answer, 'location')]).toEqual([308, '/contact?a=1']);
  });

  test.each([
    ...['/Contact', '//contact', '/contact/.', '/contact/..', '/./contact', '/contact;a=1'],
    ...['/contact/index.html', '/contact.html', '/index.html', '/404', '/404.html', '/contact//'],
    ...['/%63ontact', '/contact%2f', '/contact%00', '/contact/x.css', 'http://localhost/contact'],
  ])('%s is none', async (target) => {
    const answer = await get(target);
    expect([answer.status, header(answer, 'cache-control')]).toEqual([404, 'no-store']);
    expect(header(answer, 'etag')).toBeUndefined();
  });

  test('a redirection never leaves the site', async () => {
    const word = fc.constantFrom(
      '/',
      '\\',
      '%5c',
      '%2f',
      '..',
      'contact',
      'evil.fr',
      '?',
      '@',
      ':',
    );
    const targets = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(''));
    await fc.assert(
      fc.asyncProperty(targets, async (target) => {
        const location = header(await get(`/${target}`), 'location') ?? '/';
        const resolved = new URL(location, 'http://localhost');
        expect(location).toMatch(/^\/(?![/\\])/);
        expect(resolved.origin).toBe('http://localhost');
      }),
      { numRuns: 200 },
    );
  });

  test('nothing in a query, a cookie or another header changes a page', async () => {
    for (const [target, headers] of [
      [`/?${'a=%ff&'.repeat(1000)}`, {}],
      ['/?__proto__[x]=1', {}],
      ['/', { Cookie: 'a=b', 'Accept-Language': 'en', 'X-Forwarded-Host': 'evil.fr' }],
      ['/', { 'X-Original-URL': '/contact', 'X-HTTP-Method-Override': 'DELETE' }],
      ['/', { Forwarded: 'host=evil.fr;proto=http', 'X-Forwarded-Prefix': '/evil' }],
    ] as const) {
      const answer = await get(target, { ...headers });
      expect(answer.status, target).toBe(200);
      expect(answer.body.equals(page), target).toBe(true);
    }
  });
});

describe('hashed files', () => {
  test('are kept for good by who has them', async () => {
    for (const path of hashed) {
      const answer = await get(path);
      expect(header(answer, 'cache-control'), path).toBe('public, max-age=31536000, immutable');
      const forms = site.assets.get(path)?.encodings.size ?? 0;
      expect(header(answer, 'vary'), path).toBe(forms > 1 ? 'Accept-Encoding' : undefined);
    }
  });

  test('that are gone are not a page, and are not kept', async () => {
    const answer = await get('/_astro/Gone.12345678.js');
    expect([answer.status, header(answer, 'cache-control')]).toEqual([404, 'no-store']);
    expect(header(answer, 'content-type')).toBe('text/plain; charset=utf-8');
  });
});
