import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { STORE_POLICY } from '../leads/policy.ts';
import type { LeadStore } from '../leads/ports.ts';
import type { LogEntry } from '../log.ts';
import { loadSite } from '../site/loadSite.ts';
import { openStore } from '../store/openStore.ts';
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

const anApp = (add: LeadStore['add'] = (request) => store.add(request)) =>
  buildApp(site, {
    store: { add },
    renderPage,
    publicOrigins: [],
    onStored() {},
    log: (entry) => logged.push(entry),
  });

const OURS = { host: 'localhost', origin: 'http://localhost' };
const FORM = { ...OURS, 'content-type': 'application/x-www-form-urlencoded' };
const post = (payload: string | Buffer, headers: Record<string, string> = FORM, app = anApp()) =>
  app.inject({ method: 'POST', url: '/contact', headers, payload });

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

describe('refused, with a page that says what to do', () => {
  test.each([
    ['text/plain', 415],
    ['multipart/form-data; boundary=x', 415],
    ['application/xml', 415],
  ])('%s', async (type, status) => {
    const answer = await post('nom=a', { ...OURS, 'content-type': type });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'/);
  });

  test('compressed for who reads that', async () => {
    const answer = await post('nom=', { ...FORM, 'accept-encoding': 'gzip, br' });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(String(brotliDecompressSync(answer.rawPayload))).toBe((await post('nom=')).payload);
  });

  test('more than 32 kB', async () => {
    expect((await post(`message=${'a'.repeat(33_000)}`)).statusCode).toBe(413);
  });

  test('broken UTF-8', async () => {
    expect((await post('nom=%ff&telephone=0199002448')).statusCode).toBe(422);
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
  const app = anApp(() => Promise.reject(new Error('disk full')));
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
  const get = (query: string) => anApp().inject({ method: 'GET', url: `/contact?${query}` });

  test('is reckoned anew, shown, and sent with the request', async () => {
    const { statusCode, headers, body } = await get(QUERY);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
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
