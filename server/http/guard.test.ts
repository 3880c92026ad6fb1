import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '#tools/support/listen.ts';
import { ask } from '#tools/support/rawHttp.ts';
import { createTestSite } from '#tools/torture/testSite.ts';

const ORIGIN = 'https://www.aerance.example';
const { app } = createTestSite({ publicOrigins: [ORIGIN] });
let port = 0;
beforeAll(async () => {
  port = await listen(app);
});
afterAll(() => app.close());

const get = (host: string, target = '/contact?a=1', headers: Record<string, string> = {}) =>
  ask(port, target, { headers: { Host: host, ...headers } });

describe('with a public origin', () => {
  test.each([
    ...['www.aerance.example', 'WWW.aerance.example', 'localhost', 'localhost:4321'],
    ...['127.0.0.1:4321', '[::1]:4321', '10.0.0.3'],
  ])('%s is ours', async (host) => {
    expect((await get(host)).status).toBe(200);
  });

  test('who forgets the www is led there, whatever the path', async () => {
    for (const target of ['/contact?a=1', '//evil.fr/', '/\\evil.fr', '/@evil.fr', '/%5cevil.fr']) {
      const answer = await get('aerance.example', target);
      expect([answer.status, answer.headers.get('location')]).toEqual([308, ORIGIN + target]);
    }
  });

  test.each([
    ...['evil.fr', 'www.aerance.example.evil.fr', 'evil.fr#www.aerance.example', '', 'a@b'],
    ...['www.aerance.example:8080', '127.0.0.1.evil.fr', 'localhost.evil.fr'],
  ])('"%s" is not', async (host) => {
    expect((await get(host)).status).toBe(421);
  });

  test('what a stranger says of the way here changes nothing', async () => {
    const forged = {
      'X-Forwarded-Host': 'www.aerance.example',
      Forwarded: 'host=www.aerance.example',
      'X-Host': 'www.aerance.example',
    };
    expect((await get('evil.fr', '/', forged)).status).toBe(421);
    const answer = await get('aerance.example', '/', { 'X-Forwarded-Host': 'evil.fr' });
    expect(answer.headers.get('location')).toBe(`${ORIGIN}/`);
  });

  test('who watches the process need not know its name', async () => {
    expect((await get('anything', '/healthz')).status).toBe(200);
    expect((await get('anything', '/readyz')).status).toBe(200);
  });
});

test('routes are refused and described like files', async () => {
  const answer = await ask(port, '/contact', { method: 'DELETE' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS, POST']);
  expect((await ask(port, '/healthz', { method: 'POST' })).status).toBe(405);
  expect((await ask(port, '/contact/merci')).status).toBe(404);
  expect((await ask(port, '/%63ontact/merci?reference=AER-2611-7K3QX')).status).toBe(404);
});
