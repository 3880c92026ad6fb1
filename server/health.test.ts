import { expect, test, vi } from 'vitest';
import { ask } from '#tests/support/inject.ts';
import { createApp } from './app.ts';
import { healthRoutes } from './health.ts';
import { createAsset } from './site/asset.ts';

const nothing = createAsset({}, new Map());
const site = { assets: new Map(), notFound: nothing, refused: nothing };

function watched(probe: () => Promise<void>) {
  const app = createApp(site, { routes: healthRoutes(probe) });
  return async (url: string) => {
    const { statusCode, body, headers } = await ask(app, { url, headers: { host: 'a' } });
    return [statusCode, body, headers['cache-control']];
  };
}

test('alive is not ready, and why is nobody else’s business', async () => {
  const ask = watched(() => Promise.reject(new Error('/var/lib/secret')));
  expect(await ask('/healthz')).toEqual([200, 'ok\n', 'no-store']);
  expect(await ask('/readyz')).toEqual([503, 'not ready\n', 'no-store']);
});

test('the store is asked once for all who wait, and again for the next', async () => {
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const asked = vi.fn(() => answers[asked.mock.calls.length - 1]?.promise ?? Promise.resolve());
  const ask = watched(asked);
  const together = Promise.all([ask('/readyz'), ask('/readyz'), ask('/readyz')]);
  answers[0]?.resolve();
  expect((await together).map(([status]) => status)).toEqual([200, 200, 200]);
  expect(asked).toHaveBeenCalledTimes(1);
  answers[1]?.reject(new Error('full'));
  expect((await ask('/readyz'))[0]).toBe(503);
  expect(asked).toHaveBeenCalledTimes(2);
});
