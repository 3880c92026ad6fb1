import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { COMMON_HEADERS } from '../site/headers.ts';
import { loadSite } from '../site/loadSite.ts';
import { BODY_LIMIT, FORM, JSON_TYPE } from './decodeBody.ts';
import { createRenderer } from './renderPage.ts';

let app: ReturnType<typeof buildApp>;
let address = '';

beforeEach(async () => {
  app = buildApp(loadSite('dist/client'), {
    store: { add: () => Promise.reject(new Error('nothing is to be stored')) },
    renderPage: createRenderer('dist/server'),
    publicOrigins: [],
    onStored() {},
    log() {},
    admit: () => 30,
  });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

async function post(body: string, type = FORM) {
  const headers = { origin: address, 'content-type': type };
  const answer = await fetch(`${address}/contact`, { method: 'POST', headers, body });
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: await answer.text(),
  };
}

test('who is refused again and again keeps the text; a program is told to go back to it', async () => {
  const kept: boolean[] = [];
  const waits: number[] = [];
  for (let sent = 0; sent < 70; sent += 1) {
    const { status, headers, body } = await post(
      `nom=N&telephone=0199002448&type=location&message=M${sent}'<`,
    );
    expect(status).toBe(429);
    expect(body).toContain('tel:+33');
    kept.push(body.includes(`>M${sent}&#x27;&lt;</textarea>`));
    waits.push(Number(headers['retry-after']));
  }
  expect(kept.indexOf(false)).toBe(60);
  expect(kept.lastIndexOf(true)).toBe(59);
  expect(new Set(waits.slice(0, 60))).toEqual(new Set([30]));
  // No longer the rate limit's: until it is taken for a person again.
  expect(waits.at(-1)).toBeGreaterThan(30);
});

test('a program is refused before its form is read; too much is too much, and JSON is spoken to JSON', async () => {
  for (let sent = 0; sent < 62; sent += 1) await post('nom=N&telephone=0199002448');
  const unreadable = await post('nom=%ff');
  expect(unreadable.status).toBe(429);
  expect(unreadable.headers).toMatchObject({
    ...COMMON_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringContaining("form-action 'self'"),
    'cache-control': 'no-store',
  });
  expect(unreadable.body).toContain('tel:+33');
  expect((await post(`message=${'a'.repeat(BODY_LIMIT)}`)).status).toBe(413);
  const json = await post('{"nom":"N","telephone":"0199002448"}', JSON_TYPE);
  expect(JSON.parse(json.body)).toEqual({ errors: {}, notice: 'busy' });
});
