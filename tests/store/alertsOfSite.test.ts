import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:tls';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openWebhook } from '#tests/support/webhook.ts';
import { makeCertificate } from '#tools/support/certificate.ts';
import { portOf } from '#tools/support/mailServer.ts';
import { temporaryFolder } from '#tools/support/stores.ts';
import { causes, DAY, HOUR, lookerOf, MINUTE, over, waysOf } from './lookers.ts';
import { open } from './support.ts';

describe('a store that is closed', () => {
  const shut = async () => Promise.reject(new Error('closed'));

  test('is told after three looks, by one of two instances; that it is back, even after a restart', async () => {
    const dataDir = temporaryFolder();
    const hook = await openWebhook();
    const alert = waysOf({ alertUrl: hook.url });
    const store = await open({ dataDir });
    let isShut = true;
    const status = () => (isShut ? shut() : store.status());
    const looks = [0, 1].map(() => lookerOf({ store: { ...store, status }, alert, dataDir }));
    for (const minute of [0, 1, 2, 3])
      await Promise.all(looks.map((look) => look(new Date(Date.now() + minute * MINUTE))));
    expect(hook.texts).toEqual([expect.stringContaining(causes['store-closed'])]);
    isShut = false;
    for (const look of [lookerOf({ store, alert, dataDir }), ...looks]) {
      rmSync(`${dataDir}/alert-store-closed.lease`, { force: true });
      await look(new Date());
    }
    expect(hook.texts).toHaveLength(2);
    expect(hook.texts[1]).toContain(over);
    expect(existsSync(`${dataDir}/alert-store-closed`)).toBe(false);
  });

  test('is told once where nothing can be written', async () => {
    const hook = await openWebhook();
    const alert = waysOf({ alertUrl: hook.url });
    const store = await open({ dataDir: temporaryFolder() });
    const closed = { ...store, status: shut, readMoment: shut };
    const look = lookerOf({ store: closed, alert, dataDir: '/nowhere' });
    for (const minute of [0, 1, 2, 3, 4]) await look(new Date(Date.now() + minute * MINUTE));
    expect(hook.texts).toHaveLength(1);
  });
});

describe('the certificate that visitors get', () => {
  test('is told of two weeks before its end, and is asked for four times a day', async () => {
    const folder = temporaryFolder();
    const { certificate, key } = makeCertificate(folder);
    let visits = 0;
    const server = createServer({ cert: readFileSync(certificate), key: readFileSync(key) });
    server.on('connection', () => {
      visits += 1;
    });
    onTestFinished(() => void server.close());
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
    const hook = await openWebhook();
    const look = lookerOf({
      store: await open({ dataDir: folder }),
      alert: waysOf({ alertUrl: hook.url }),
      dataDir: folder,
      publicOrigins: [`https://localhost:${portOf(server)}`],
    });
    // It is made for one day.
    await look(new Date(Date.now() - 14 * DAY));
    await look(new Date(Date.now() - 14 * DAY + HOUR));
    expect([hook.texts, visits]).toEqual([[], 1]);
    await look(new Date(Date.now() - 12 * DAY));
    expect(hook.texts).toEqual([expect.stringContaining(causes.certificate)]);
  });

  test('is nobody’s trouble here when the site does not answer', async () => {
    const dataDir = temporaryFolder();
    const hook = await openWebhook();
    const publicOrigins = ['https://127.0.0.1:1'];
    const alert = waysOf({ alertUrl: hook.url });
    await lookerOf({ store: await open({ dataDir }), alert, dataDir, publicOrigins })(new Date());
    expect(hook.texts).toEqual([]);
  });
});
