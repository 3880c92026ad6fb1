import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { contactSite, FORM, OURS } from '#tests/support/contactSite.ts';
import { ask } from '#tests/support/inject.ts';

const { store, logged, anApp, post } = contactSite();

test('a form is answered by an address, JSON by the same in JSON', async () => {
  const { statusCode, headers } = await post('nom=Benali&telephone=0199002448');
  expect(statusCode).toBe(303);
  expect(headers.location).toMatch(/^\/contact\/merci\?reference=LEF-\d{4}-[0-9A-Z]{5}$/);
  const again = await post('{"nom":"Benali","telephone":"0199002448"}', {
    ...OURS,
    'content-type': 'application/json',
  });
  expect(again.json().address).toBe(headers.location);
});

describe('answered with the form again', () => {
  test('compressed for who reads that', async () => {
    const answer = await post('nom=', { ...FORM, 'accept-encoding': 'gzip, br' });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(String(brotliDecompressSync(answer.rawPayload))).toBe((await post('nom=')).payload);
  });
});

describe('a confirmation', () => {
  const get = (reference: string, app = anApp()) =>
    ask(app, { url: `/contact/merci?reference=${reference}`, headers: { host: 'a' } });

  test('shows the reference of a request', async () => {
    const { headers } = await post('nom=Benali&telephone=0199002448&message=merci');
    const reference = String(headers.location).split('=')[1] ?? '';
    const { statusCode, body } = await get(reference);
    expect(statusCode).toBe(200);
    expect(body).toContain(reference);
  });

  test('of a reference that nobody was given says so', async () => {
    const { statusCode, body } = await get('AER-2611-ZZZZZ');
    expect(statusCode).toBe(404);
    expect(body).not.toContain('AER-2611-ZZZZZ');
    expect(body).toContain('ne trouvons pas cette demande');
  });

  test('is believed while the store is closed', async () => {
    const find = () => Promise.reject(new Error('closed'));
    const { statusCode } = await get('AER-2611-ZZZZZ', anApp({ store: { add: store.add, find } }));
    expect(statusCode).toBe(200);
  });
});

test('a filled trap and a hasty form are held, and look like any other', async () => {
  for (const [trace, reason] of [
    ['site_web=spam.example', 'honeypot'],
    ['duree=300', 'too-fast'],
  ]) {
    const answer = await post(
      `nom=Robot&telephone=0199002448&${trace}`.replace('Robot', `R-${reason}`),
    );
    expect(answer.statusCode).toBe(303);
    const reference = String(answer.headers.location).split('=')[1] ?? '';
    expect((await store.find(reference))?.hold).toBe(reason);
  }
});

test('when the store is down, the page keeps the text and gives the number', async () => {
  const add = () => Promise.reject(new Error('disk full'));
  const app = anApp({ store: { add, find: store.find } });
  const answer = await post('nom=Benali&telephone=0199002448&message=Gardez-moi', FORM, app);
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('60');
  expect(answer.body).toContain('Gardez-moi');
  expect(answer.body).toContain('tel:+33');
  expect(logged).toContainEqual({ level: 'error', event: 'store-failed', code: 'Error' });
});

test('what was typed is shown as text, never as code', async () => {
  const answer = await post(`prenom=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(answer.statusCode).toBe(422);
  expect(answer.body).not.toContain('<script>alert(1)');
});

describe('an estimate from the simulator', () => {
  const QUERY = 'puissance=75&heures=4000&charge=75&prix=0.15&age=12&fuites=25';
  const get = (query: string) => ask(anApp(), { url: `/contact?${query}`, headers: { host: 'a' } });

  test('is reckoned anew, shown, and sent with the request', async () => {
    const { statusCode, headers, body } = await get(QUERY);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers['content-security-policy']).toMatch(/default-src 'none'/);
    const [, line = ''] = /name="estimation" value="([^"]+)"/.exec(body) ?? [];
    expect(line).toContain('33\u00a0800\u00a0€ par an');
    expect(line).toContain('fuites\u00a0: 25\u00a0%');
    const sent = new URLSearchParams({ nom: 'Ferté', telephone: '0199002448', estimation: line });
    const answer = await post(sent.toString());
    const reference = String(answer.headers.location).split('=')[1] ?? '';
    expect((await store.find(reference))?.estimate).toBe(line);
  });

  test.each([
    'puissance=75',
    'puissance=75&heures=9000&charge=75&prix=0.15&age=12',
    'puissance=%3Cb%3E&heures=4000&charge=75&prix=0.15&age=12',
    'estimation=Appelez%20le%200199',
    'utm_source=x',
  ])('that makes no plant (%s) leaves the form as it was built', async (query) => {
    const { statusCode, headers, body } = await get(query);
    expect(statusCode).toBe(200);
    expect(headers.etag).toBeDefined();
    expect(body).not.toContain('name="estimation"');
  });
});
