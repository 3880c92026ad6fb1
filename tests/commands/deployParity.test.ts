import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { healthRoutes } from '#server/health.ts';
import { COMMON_HEADERS } from '#server/site/headers.ts';
import { loadSite } from '#server/site/loadSite.ts';
import { findNginx } from '../../scripts/nginx.mjs';
import { listen } from '../support/listen.ts';
import { ask, type RawAnswer } from '../support/rawHttp.ts';
import { startNginx } from '../support/startFront.ts';
import { createTestSite } from '../torture/testSite.ts';
import { DIFFERENCES, digest, PATIENCE, type Question, questions } from './parityRequests.ts';

/** Of the connection, not of the answer; and who answered, when, under which mark. */
const OF_THE_SERVER = ['connection', 'keep-alive', 'date', 'server', 'etag'];

/** A build, with a file that only the one before had. */
function buildWithPrevious(): string {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  cpSync('dist', dist, { recursive: true });
  mkdirSync(join(dist, 'previous/_astro'), { recursive: true });
  for (const end of ['', '.br', '.gz'])
    writeFileSync(join(dist, `previous/_astro/old.HASH.js${end}`), `the old ones${end}`);
  return dist;
}

/** An answer as a browser takes it. */
function essence({ status, headers, body }: RawAnswer) {
  // nginx offers no parts of compressed files, and does not offer again what it gives.
  const isOffer = !headers.has('content-encoding') && status !== 206;
  const ignored = isOffer ? OF_THE_SERVER : [...OF_THE_SERVER, 'accept-ranges'];
  const kept = [...headers].filter(([name]) => !ignored.includes(name)).sort();
  const marked = { hasMark: headers.has('etag'), body: digest(body) };
  return { status, headers: Object.fromEntries(kept), ...marked };
}

/** Node and nginx on the same build, asked the same; stopped when the tests are done. */
function startPair(dist: string, publicOrigins: readonly string[] = []) {
  const { app } = createTestSite({ publicOrigins }, dist);
  healthRoutes(app, async () => true);
  let ports: readonly [node: number, nginx: number] = [0, 0];
  let stop = async () => {};
  beforeAll(async () => {
    const node = await listen(app);
    const instances = [`127.0.0.1:${node}`];
    const front = await startNginx({ dist, instances, publicOrigin: publicOrigins[0] });
    ports = [node, front.port];
    stop = front.stop;
  });
  afterAll(async () => {
    await stop();
    await app.close();
  });
  return ({ target, ...request }: Question) =>
    Promise.all([ask(ports[0], target, request), ask(ports[1], target, request)]);
}

const isMissing = findNginx() === undefined;
if (isMissing) console.warn('nginx absent : les tests derrière nginx sont sautés.');

describe.skipIf(isMissing)('nginx answers as Node does', () => {
  const dist = buildWithPrevious();
  const addresses = [...loadSite(join(dist, 'client')).assets.keys()];
  const both = startPair(dist);
  afterAll(() => rmSync(dist, { recursive: true }));

  test('to whatever is asked', PATIENCE, async () => {
    expect(addresses).toContain('/_astro/old.HASH.js');
    for (const question of questions(addresses)) {
      const [node, nginx] = await both(question);
      expect({ question, ...essence(nginx) }).toEqual({ question, ...essence(node) });
    }
  });

  test.each(['', 'gzip', 'br'])('to who has a page already (%s)', async (coding) => {
    for (const target of ['/', '/contact', '/favicon.ico', '/_astro/old.HASH.js']) {
      const headers = { 'Accept-Encoding': coding };
      const marks = (await both({ target, headers })).map((whole) => whole.headers.get('etag'));
      const ifNoneMatch = { 'If-None-Match': `"x", W/${marks.join(', ')}` };
      const [node, nginx] = await both({ target, headers: { ...headers, ...ifNoneMatch } });
      expect(nginx.status).toBe(304);
      expect(essence(nginx)).toEqual(essence(node));
      expect([node, nginx].map((fresh) => fresh.headers.get('etag'))).toEqual(marks);
    }
  });

  test('except to these, with all of its headers', async () => {
    for (const { why, node: ofNode, nginx: ofNginx, ...question } of DIFFERENCES) {
      const [node, nginx] = await both(question);
      expect([node.status, nginx.status], why).toEqual([ofNode, ofNginx]);
      const { 'content-security-policy': _, ...common } = COMMON_HEADERS;
      expect(Object.fromEntries(nginx.headers), why).toMatchObject(common);
      expect(nginx.headers.get('content-security-policy'), why).toMatch(/^default-src 'none'; /);
    }
  });

  test('and with the headers of the file where a part begins behind its end', async () => {
    const [node, nginx] = await both({ target: '/favicon.ico', headers: { Range: 'bytes=999-' } });
    const { headers, ...rest } = essence(node);
    expect(essence(nginx)).toEqual({
      ...rest,
      hasMark: true,
      headers: { ...headers, 'cache-control': 'no-cache' },
    });
  });
});

describe.skipIf(isMissing)('nginx knows its name as Node does', () => {
  const both = startPair('dist', ['https://www.aerance.example']);

  test.each([
    ['www.aerance.example', 200],
    ['WWW.Aerance.example', 200],
    ['127.0.0.1:8080', 200],
    ['[::1]', 200],
    ['localhost', 200],
    ['aerance.example', 308],
    ['evil.example', 421],
    ['www.aerance.example.evil.example', 421],
    ['www.aerance.example:8443', 421],
  ])('%s: %i', async (Host, status) => {
    for (const target of ['/solutions', '/solutions?a=1', '/contact?a=1', '/healthz']) {
      const [node, nginx] = await both({ target, headers: { Host } });
      expect(nginx.status).toBe(target === '/healthz' ? 200 : status);
      expect(essence(nginx)).toEqual(essence(node));
    }
  });
});
