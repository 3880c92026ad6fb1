import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DIST } from '#scripts/serverProcess.mjs';
import { createApp } from '#server/app.ts';
import { createRenderer } from '#server/contact/renderPage.ts';
import type { Log, LogEntry } from '#server/log.ts';
import { loadSite } from '#server/site/loadSite.ts';
import type { LeadStore } from '#server/store/createStore.ts';
import { openStore } from '#server/store/openStore.ts';
import type { FollowUpAction } from '#site/domain/followUp.ts';
import { FORM } from '#tests/support/contactSite.ts';
import { ask } from '#tests/support/inject.ts';
import { aRequest } from '#tools/support/stores.ts';
import { followUpRoutes } from './followUpRoutes.ts';
import { makeToken } from './token.ts';

const DAY_MS = 86_400_000;
const site = loadSite(`${DIST}/client`);
const renderPage = createRenderer(`${DIST}/server`);
const logged: LogEntry[] = [];
const log: Log = (entry) => logged.push(entry);
let store: LeadStore;
let woken = 0;
const onStored = () => {
  woken += 1;
};

beforeAll(async () => {
  store = await openStore({ dataDir: mkdtempSync(join(tmpdir(), 'suivi-')) });
});
afterAll(() => store.close());

const anApp = (changed: Partial<LeadStore> = {}) => {
  const parts = { store: { ...store, ...changed }, renderPage, publicOrigins: [], onStored, log };
  return createApp(site, { routes: followUpRoutes(parts), log });
};

const get = (token: string, app = anApp(), method: 'GET' | 'HEAD' = 'GET') =>
  ask(app, { method, url: `/suivi?jeton=${token}`, headers: { host: 'localhost' } });

const post = (token: string, headers: Record<string, string> = FORM, app = anApp()) =>
  ask(app, { method: 'POST', url: '/suivi', headers, payload: `jeton=${token}` });

async function aLink(action: FollowUpAction, { at = new Date(), secret = '' } = {}) {
  const isHeld = action === 'release' || action === 'discard';
  const { reference } = await store.add(aRequest({ hold: isHeld ? 'honeypot' : undefined }));
  const token = makeToken({ action, reference }, secret || (await store.linkSecret()), at);
  return { reference, token };
}

/** Everything about a request that a link could change. */
const stateOf = async (reference: string) => JSON.stringify(await store.find(reference));

describe.each(['done', 'later', 'release', 'discard'] as const)('a link to « %s »', (action) => {
  test('asks first, however often a mail scanner opens it', async () => {
    const { reference, token } = await aLink(action);
    const before = await stateOf(reference);
    for (const method of ['GET', 'HEAD', 'GET'] as const)
      expect((await get(token, anApp(), method)).statusCode).toBe(200);
    expect(await stateOf(reference)).toBe(before);
  });

  test('shows the reference of its request, and no name', async () => {
    const { reference, token } = await aLink(action);
    const { payload, headers } = await get(token);
    expect(payload).toContain(reference);
    expect(payload).not.toMatch(/Zoé|usine\.example|12 34 56 78/);
    expect(headers['cache-control']).toBe('no-store');
    expect(payload).toContain('name="robots" content="noindex');
  });

  test('does nothing for a foreign page', async () => {
    const { reference, token } = await aLink(action);
    const before = await stateOf(reference);
    const { statusCode } = await post(token, { ...FORM, origin: 'https://ailleurs.example' });
    expect(statusCode).toBe(403);
    expect(await stateOf(reference)).toBe(before);
  });

  test('does nothing when it is forged or has had its time', async () => {
    const forged = await aLink(action, { secret: 'guessed' });
    const old = await aLink(action, { at: new Date(Date.now() - 36 * DAY_MS) });
    for (const [{ reference, token }, status] of [
      [forged, 404],
      [old, 410],
    ] as const) {
      const before = await stateOf(reference);
      expect((await get(token)).statusCode).toBe(status);
      expect((await post(token)).statusCode).toBe(status);
      expect(await stateOf(reference)).toBe(before);
    }
  });

  test('says so when the base does not answer, and changes nothing', async () => {
    const { reference, token } = await aLink(action);
    const before = await stateOf(reference);
    const find = () => Promise.reject(new Error('closed'));
    expect((await get(token, anApp({ find }))).statusCode).toBe(503);
    expect((await post(token, FORM, anApp({ find }))).statusCode).toBe(503);
    expect(await stateOf(reference)).toBe(before);
  });
});

test('« C’est fait », twice, is done once', async () => {
  const { reference, token } = await aLink('done');
  expect((await post(token)).statusCode).toBe(200);
  const first = await stateOf(reference);
  expect(first).toContain('"answeredAt"');
  expect((await post(token)).statusCode).toBe(200);
  expect(await stateOf(reference)).toBe(first);
});

test('« Rappeler demain » waits for the day after, and not for what is answered', async () => {
  const { reference, token } = await aLink('later');
  expect((await post(token)).statusCode).toBe(200);
  await store.markAnswered(reference);
  expect((await post(token)).statusCode).toBe(404);
});

test('a held request is released once, its mails leave', async () => {
  const { reference, token } = await aLink('release');
  const before = woken;
  expect((await post(token)).statusCode).toBe(200);
  expect((await store.find(reference))?.mails.length).toBeGreaterThan(0);
  expect(woken).toBe(before + 1);
  const released = await stateOf(reference);
  expect((await post(token)).statusCode).toBe(404);
  expect(await stateOf(reference)).toBe(released);
});

test('a held request is discarded; one that was released meanwhile is not', async () => {
  const { reference, token } = await aLink('discard');
  expect((await post(token)).statusCode).toBe(200);
  expect(await store.find(reference)).toBeUndefined();
  expect((await post(token)).statusCode).toBe(404);
  const other = await aLink('discard');
  await store.release(other.reference);
  expect((await post(other.token)).statusCode).toBe(404);
  expect(await store.find(other.reference)).toBeDefined();
});

test('what is no form is refused, and no token is in the log', async () => {
  const { token } = await aLink('done');
  expect((await post(token, { ...FORM, 'content-type': 'text/plain' })).statusCode).toBe(415);
  expect((await get('')).statusCode).toBe(404);
  expect(JSON.stringify(logged)).not.toContain(token);
});
