import { afterEach, describe, expect, test, vi } from 'vitest';
import { SECURITY_TXT } from '#site/domain/securityTxt.ts';
import { ask } from '#tests/support/inject.ts';
import { type App, createApp } from './app.ts';
import { createAsset } from './site/asset.ts';
import type { Site } from './site/loadSite.ts';

const asset = (body: string) =>
  createAsset(
    { 'content-type': 'text/plain; charset=utf-8' },
    new Map([
      ['gzip', Buffer.from('zip')],
      ['identity', Buffer.from(body)],
    ]),
  );

const site: Site = {
  assets: new Map([[SECURITY_TXT, asset('Contact: x\nExpires: 2027-10-15T00:00:00Z\n')]]),
  notFound: asset('404'),
  refused: asset('refused'),
};

const get = (app: App, headers = {}) =>
  ask(app, { url: SECURITY_TXT, headers: { host: 'a', ...headers } });

const YEAR = 365 * 86_400_000;

afterEach(() => {
  vi.useRealTimers();
});

describe('security.txt of a site built long ago', () => {
  const at = (date: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(date) });

  test.each(['2026-11-15', '2027-12-15', '2031-02-28'])('is still valid on %s', async (date) => {
    at(date);
    const { body, headers } = await get(createApp(site));
    const expires = Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.parse(date));
    expect(expires).toBeLessThan(Date.parse(date) + YEAR);
    expect(body).toMatch(/^Contact: x\n/);
    expect(headers['vary']).toBeUndefined();
  });

  test('is the same file during a day, and another the next', async () => {
    const app = createApp(site);
    at('2026-11-15T08:00:00Z');
    const { etag } = (await get(app)).headers;
    const again = async () => (await get(app, { 'if-none-match': String(etag) })).statusCode;
    vi.setSystemTime('2026-11-15T20:00:00Z');
    expect(await again()).toBe(304);
    vi.setSystemTime('2026-11-16T08:00:00Z');
    expect(await again()).toBe(200);
  });
});
