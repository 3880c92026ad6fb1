import { afterEach, expect, test, vi } from 'vitest';
import { ask } from '#tests/support/inject.ts';
import { createApp } from './app.ts';
import { healthRoutes } from './health.ts';
import { createAsset } from './site/asset.ts';

const nothing = createAsset({}, new Map());
const site = { assets: new Map(), notFound: nothing, refused: nothing };

afterEach(() => {
  vi.useRealTimers();
});

function watched(isReady: () => Promise<boolean>) {
  const app = createApp(site, { routes: healthRoutes(isReady) });
  return async (url: string) => {
    const { statusCode, body, headers } = await ask(app, { url, headers: { host: 'a' } });
    return [statusCode, body, headers['cache-control']];
  };
}

test('alive is not ready', async () => {
  const ask = watched(async () => false);
  expect(await ask('/healthz')).toEqual([200, 'ok\n', 'no-store']);
  expect(await ask('/readyz')).toEqual([503, 'not ready\n', 'no-store']);
});

test('the store is asked once in two seconds, however often we are', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const answers = [true, false];
  const ask = watched(async () => answers.shift() ?? true);
  const statuses = async () => [(await ask('/readyz'))[0], (await ask('/readyz'))[0]];
  expect(await statuses()).toEqual([200, 200]);
  vi.advanceTimersByTime(2000);
  expect(await statuses()).toEqual([503, 503]);
});

test('a store that does not answer is not ready', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const answer = watched(() => new Promise(() => {}))('/readyz');
  await vi.advanceTimersByTimeAsync(3000);
  expect((await answer)[0]).toBe(503);
});

test('nor is one that fails, and why is nobody else’s business', async () => {
  const ask = watched(() => Promise.reject(new Error('/var/lib/secret')));
  expect(await ask('/readyz')).toEqual([503, 'not ready\n', 'no-store']);
});
