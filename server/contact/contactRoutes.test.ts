import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../../tests/support/inject.ts';
import { createApp } from '../app.ts';
import { STORE_POLICY } from '../leads/policy.ts';
import type { LeadStore } from '../leads/ports.ts';
import type { Log, LogEntry } from '../log.ts';
import { loadSite } from '../site/loadSite.ts';
import { openStore } from '../store/openStore.ts';
import { createAdmit } from './admit.ts';
import { type ContactOptions, contactRoutes } from './contactRoutes.ts';
import { createRenderer, type RenderPage } from './renderPage.ts';

const site = loadSite('dist/client');
const dataDir = mkdtempSync(join(tmpdir(), 'contact-'));
const logged: LogEntry[] = [];
let store: LeadStore;
let renderPage: RenderPage;

beforeAll(async () => {
  store = await openStore({ dataDir, databaseUrl: undefined, ...STORE_POLICY });
  renderPage = createRenderer('dist/server');
});
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

let visitors = 0;

const anApp = (changes: Partial<ContactOptions> = {}) => {
  const log: Log = (entry) => logged.push(entry);
  const routes = contactRoutes({
    store,
    renderPage,
    refusedPage: site.refused,
    admit: createAdmit(store, 'secret'),
    addressOf: () => {
      visitors += 1;
      return `10.0.${visitors >> 8}.${visitors & 255}`;
    },
    publicOrigins: [],
    onStored() {},
    log,
    ...changes,
  });
  return createApp(site, { routes, log });
};

const OURS = { host: 'localhost', origin: 'http://localhost' };
const FORM_TYPE = 'application/x-www-form-urlencoded';
const FORM = { ...OURS, 'content-type': FORM_TYPE };
const post = (payload: string | Buffer, headers: Record<string, string> = FORM, app = anApp()) =>
  ask(app, { method: 'POST', url: '/contact', headers, payload });

test('a form is answered by an address, JSON by the same in JSON', async () => {
  const { statusCode, headers } = await post('nom=Benali&telephone=0199002448');
  expect(statusCode).toBe(303);
  expect(headers.location).toMatch(/^\/contact\/merci\?reference=AER-\d{4}-[0-9A-Z]{5}$/);
  const again = await post('{"nom":"Benali","telephone":"0199002448"}', {
    ...OURS,
    'content-type': 'application/json',
  });
  expect(again.json().address).toBe(headers.location);
});

describe('refused unread, with one built page that sends back to the text and gives the number', () => {
  const large = `message=${'a'.repeat(33_000)}`;
  test.each([
    ['plain text', 415, 'nom=a', { 'content-type': 'text/plain' }],
    ['a file', 415, 'nom=a', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['XML', 415, 'nom=a', { 'content-type': 'application/xml' }],
    ['another character set', 415, 'nom=a', { 'content-type': `${FORM_TYPE}; charset=utf-16` }],
    ['compressed', 415, 'nom=a', { 'content-encoding': 'gzip' }],
    ['more than 32 kB', 413, large, {}],
    ['from elsewhere', 403, 'nom=a', { origin: 'https://evil.example' }],
    ['broken UTF-8', 422, 'nom=%ff&telephone=0199002448', {}],
  ])('%s', async (_name, status, body, headers) => {
    const answer = await post(body, { ...FORM, ...headers });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'/);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toBe(site.refused.forms.get('identity')?.body.toString());
    expect(answer.body).toContain('votre texte est encore là');
    expect(answer.body).toContain('tel:+33');
  });

  test.each([
    ['application/json; charset=utf-16', 415, 'unreadable'],
    ['application/json; charset=utf-16le', 415, 'unreadable'],
  ])('with a script, the reason alone: %s', async (type, status) => {
    const answer = await post('{}', { ...OURS, 'content-type': type });
    expect(answer.statusCode).toBe(status);
  });

  test.each([
    [413, 'tooLarge', `{"message":"${'a'.repeat(33_000)}"}`, {}],
    [422, 'unreadable', '{"nom":', {}],
    [403, 'refused', '{}', { origin: 'https://evil.example' }],
  ])('with a script, the reason in JSON: %i', async (status, notice, body, headers) => {
    const answer = await post(body, { ...OURS, 'content-type': 'application/json', ...headers });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ errors: {}, notice });
  });

  test('too many from one visitor', async () => {
    const app = anApp({ addressOf: () => '192.0.2.7' });
    for (let sent = 0; sent < 5; sent += 1)
      expect((await post(`nom=${sent}&telephone=0199002448`, FORM, app)).statusCode).toBe(303);
    const answer = await post('nom=6&telephone=0199002448', FORM, app);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(30);
    expect(answer.body).toContain('votre texte est encore là');
  });

  test('the built page stands in for a form that cannot be shown again', async () => {
    const app = anApp({ renderPage: () => Promise.reject(new Error('no renderer')) });
    const answer = await post('nom=', FORM, app);
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('votre texte est encore là');
  });
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
    expect(line).toContain('33\u202f750\u00a0€ par an');
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
