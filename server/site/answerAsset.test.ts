import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { serveBuilt } from '#tests/support/serveBuilt.ts';
import type { RawAnswer } from '#tools/support/rawHttp.ts';

const { page, get } = serveBuilt();
const header = (answer: RawAnswer, name: string) => answer.headers.get(name);

describe('a page', () => {
  test('comes in the form asked for, each with a mark of its own', async () => {
    const plain = await get('/');
    const zipped = await get('/', { 'Accept-Encoding': 'gzip' });
    const packed = await get('/', { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
    expect(plain.body.equals(page)).toBe(true);
    expect(gunzipSync(zipped.body).equals(page)).toBe(true);
    expect(brotliDecompressSync(packed.body).equals(page)).toBe(true);
    const answers = [plain, zipped, packed];
    expect(answers.map((one) => header(one, 'content-encoding'))).toEqual([
      undefined,
      'gzip',
      'br',
    ]);
    for (const one of answers) {
      expect(header(one, 'vary')).toBe('Accept-Encoding');
      expect(header(one, 'cache-control')).toBe('no-cache');
      expect(header(one, 'etag')).toMatch(/^"[\w-]{22}"$/);
    }
    expect(new Set(answers.map((one) => header(one, 'etag'))).size).toBe(3);
  });

  test('is not sent in a form that is refused', async () => {
    const answer = await get('/', { 'Accept-Encoding': 'identity;q=0' });
    expect([answer.status, header(answer, 'vary')]).toEqual([406, 'Accept-Encoding']);
  });

  test('is announced by HEAD exactly as GET sends it', async () => {
    const [whole, head] = [await get('/contact'), await get('/contact', {}, 'HEAD')];
    const { date: _then, ...expected } = Object.fromEntries(whole.headers);
    expect(Object.fromEntries(head.headers)).toMatchObject(expected);
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
  });

  test('that is known already is not sent again, its headers are', async () => {
    const etag = header(await get('/'), 'etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      // The date is older than the mark, and says nothing beside it.
      const answer = await get('/', {
        'If-None-Match': known,
        'If-Modified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT',
      });
      expect([answer.status, header(answer, 'etag')], known).toEqual([304, etag]);
      for (const name of ['cache-control', 'vary', 'content-security-policy', 'x-frame-options'])
        expect(header(answer, name), name).toBeDefined();
    }
  });

  test.each(['Thu, 01 Jan 2099 00:00:00 GMT', 'hier', ''])(
    'has no date of its own: If-Modified-Since "%s" is ignored',
    async (date) => {
      expect((await get('/', { 'If-Modified-Since': date })).status).toBe(200);
    },
  );

  test('that another one was expected is not sent', async () => {
    expect((await get('/', { 'If-Match': '"other"' })).status).toBe(412);
    expect((await get('/', { 'If-Match': '*' })).status).toBe(200);
  });
});

describe('a part of a file', () => {
  test('is sent as asked', async () => {
    for (const [range, first, last] of [
      ['bytes=0-0', 0, 0],
      ['bytes=10-19', 10, 19],
      ['bytes=-5', page.length - 5, page.length - 1],
    ] as const) {
      const answer = await get('/', { Range: range });
      expect([answer.status, header(answer, 'content-range')]).toEqual([
        206,
        `bytes ${first}-${last}/${page.length}`,
      ]);
      expect(answer.body.equals(page.subarray(first, last + 1))).toBe(true);
    }
  });

  test('beyond its end does not exist', async () => {
    const answer = await get('/', { Range: `bytes=${page.length}-` });
    expect([answer.status, header(answer, 'content-range')]).toEqual([
      416,
      `bytes */${page.length}`,
    ]);
    expect(header(answer, 'cache-control')).toBe('no-store');
  });

  test('of another version, several at once, or by HEAD: the whole', async () => {
    const many = Array.from({ length: 1000 }, (_, n) => `${n}-`).join();
    expect((await get('/', { Range: 'bytes=0-1', 'If-Range': '"old"' })).status).toBe(200);
    expect((await get('/', { Range: `bytes=${many}` })).status).toBe(200);
    expect((await get('/', { Range: 'bytes=0-1' }, 'HEAD')).status).toBe(200);
  });

  test('of a compressed form only for who holds that very form', async () => {
    const packed = { 'Accept-Encoding': 'br', Range: 'bytes=0-3' };
    const whole = await get('/', packed);
    expect(whole.status).toBe(200);
    const part = await get('/', { ...packed, 'If-Range': header(whole, 'etag') ?? '' });
    expect(part.status).toBe(206);
    expect(part.body.equals(whole.body.subarray(0, 4))).toBe(true);
  });
});
