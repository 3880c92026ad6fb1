import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { healthRoutes } from '#server/health.ts';
import { loadSite } from '#server/site/loadSite.ts';
import { hasCaddy } from '../../scripts/caddy.mjs';
import { listen } from '../support/listen.ts';
import { startCaddy } from '../support/startFront.ts';
import { createTestSite } from '../torture/testSite.ts';
import { digest, PATIENCE, type Question, questions } from './parityRequests.ts';

/** Of the connection; who answered, when, under which mark; and Caddy tells no length of what is compressed. */
const OF_THE_SERVER = [
  ...['connection', 'keep-alive', 'transfer-encoding', 'content-length'],
  ...['date', 'server', 'etag', 'accept-ranges'],
];
/** Go's server answers these itself, or the client of this test does not send them. */
const NOT_ASKED = ['TRACE', 'CONNECT'];
const ODD = /^\/\/|\\|\/\.\/|\/\.$|^\/a{9}|^\/a b/;
/** Caddy answers these as its own file server does: 412 and 416 without words, parts of compressed files. */
const UNLIKE = ['If-Match', 'X-Long', 'Range'];

const isLike = ({ target, method = 'GET', headers = {} }: Question): boolean =>
  !NOT_ASKED.includes(method) && !ODD.test(target) && !UNLIKE.some((name) => name in headers);

/** An answer as a browser takes it. */
async function answerOf(site: string, { target, method = 'GET', headers = {}, body }: Question) {
  const { 'Content-Length': _, Origin: isPost, ...sent } = headers;
  const answer = await fetch(site + target, {
    method,
    headers: isPost === undefined ? sent : { ...sent, Origin: site },
    redirect: 'manual',
    ...(body !== undefined && { body }),
  });
  const kept = [...answer.headers].filter(([name]) => !OF_THE_SERVER.includes(name));
  const bytes = digest(new Uint8Array(await answer.arrayBuffer()));
  return { status: answer.status, headers: Object.fromEntries(kept.sort()), bytes };
}

const isMissing = !hasCaddy();
if (isMissing) console.warn('Caddy absent : son test est sauté.');

describe.skipIf(isMissing)('Caddy answers as Node does', () => {
  const { app } = createTestSite();
  healthRoutes(app, async () => true);
  let sites: readonly string[] = [];
  let stop = async () => {};

  beforeAll(async () => {
    const node = await listen(app);
    const front = await startCaddy({ dist: 'dist', instances: [`127.0.0.1:${node}`] });
    sites = [`http://127.0.0.1:${node}`, front.address];
    stop = front.stop;
  });

  afterAll(async () => {
    await stop();
    await app.close();
  });

  test('to whatever is asked', PATIENCE, async () => {
    const addresses = [...loadSite('dist/client').assets.keys()];
    const asked = questions(addresses).filter(isLike);
    expect(asked.length).toBeGreaterThan(500);
    for (const question of asked) {
      const [node, caddy] = await Promise.all(sites.map((site) => answerOf(site, question)));
      expect({ question, ...caddy }).toEqual({ question, ...node });
    }
  });
});
