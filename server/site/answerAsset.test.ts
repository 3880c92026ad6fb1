import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { serveBuilt } from '#tests/support/serveBuilt.ts';
import type { RawAnswer } from '#tools/support/rawHttp.ts';

const { page, get } = serveBuilt();
const header = (answer: RawAnswer, name: string) => answer.headers.get(name);

describe('a page', () => {
  test('comes in the encoding asked for, each with a mark of its own', async () => {
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

  test('is not sent in an encoding that is refused', async () => {
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

  test('is sent whole, whatever part is asked for', async () => {
    for (const Range of ['bytes=0-0', 'bytes=-5', `bytes=${page.length}-`, 'bytes=0-1,3-4']) {
      const answer = await get('/', { Range });
      expect([answer.status, header(answer, 'content-range')]).toEqual([200, undefined]);
      expect(answer.body.equals(page)).toBe(true);
    }
  });
});
