import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from '#scripts/serverProcess.mjs';
import { listen } from '#tools/support/listen.ts';
import { ask, type RawAnswer, readAnswers, sendRaw } from '#tools/support/rawHttp.ts';
import { createApp } from '../app.ts';
import { COMMON_HEADERS } from './headers.ts';
import { loadSite } from './loadSite.ts';

const app = createApp(loadSite(`${DIST}/client`));
let port = 0;
beforeAll(async () => {
  port = await listen(app);
});
afterAll(() => app.close());

/** Whatever the page, nothing of this may be missing or unsafe. */
function expectFullSet({ status, headers }: RawAnswer): void {
  const { 'content-security-policy': closed, ...others } = COMMON_HEADERS;
  expect(Object.fromEntries(headers), `${status}`).toMatchObject(others);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy.replace("img-src 'self' data:", '')).not.toMatch(/unsafe|data:|\*|http/);
  const isPage = headers.get('content-type')?.startsWith('text/html') || status === 304;
  if (!isPage) expect(policy).toBe(closed);
  for (const name of ['server', 'x-powered-by']) expect(headers.has(name)).toBe(false);
}

test('every answer of every status carries the full set', async () => {
  const etag = (await ask(port, '/')).headers.get('etag') ?? '';
  const answers = [
    await ask(port, '/'),
    await ask(port, '/robots.txt', { headers: { Range: 'bytes=0-1' } }),
    await ask(port, '/contact/'),
    await ask(port, '/', { headers: { 'If-None-Match': etag } }),
    await ask(port, '/rien'),
    await ask(port, '/_astro/rien.js'),
    await ask(port, '/', { method: 'DELETE' }),
    await ask(port, '/', { method: 'OPTIONS' }),
    await ask(port, '/', { headers: { 'Accept-Encoding': 'identity;q=0' } }),
    await ask(port, '/', { headers: { 'If-Match': '"x"' } }),
    await ask(port, '/', { headers: { Range: 'bytes=9999999-' } }),
  ];
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toEqual([200, 206, 308, 304, 404, 404, 405, 204, 406, 412, 416]);
  for (const answer of answers) expectFullSet(answer);
});

test.each([
  [400, 'GET / HTTP/1.1\r\n\r\n'],
  [400, 'GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n'],
  [400, 'nonsense\r\n\r\n'],
  [405, 'CONNECT evil.fr:443 HTTP/1.1\r\nHost: a\r\n\r\n'],
  [414, `GET /${'a'.repeat(9000)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`],
  [414, `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
  [417, 'GET / HTTP/1.1\r\nHost: a\r\nExpect: x\r\nConnection: close\r\n\r\n'],
  [431, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(17_000)}\r\n\r\n`],
])('so does %i where Node answers by itself', async (status, request) => {
  const answers = readAnswers(await sendRaw(port, request));
  expect(answers.map((answer) => answer.status)).toEqual([status]);
  for (const answer of answers) expectFullSet(answer);
});
