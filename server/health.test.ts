import Fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { healthRoutes } from './health.ts';

afterEach(() => {
  vi.useRealTimers();
});

function watched(isReady: () => Promise<boolean>) {
  const app = Fastify();
  healthRoutes(app, isReady);
  return async (url: string) => {
    const { statusCode, body, headers } = await app.inject({ url });
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
