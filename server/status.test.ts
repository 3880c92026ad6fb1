import { describe, expect, test } from 'vitest';
import { ask } from '#tests/support/inject.ts';
import { createApp } from './app.ts';
import { createAsset } from './site/asset.ts';
import { statusRoutes } from './status.ts';

const nothing = createAsset({}, new Map());
const site = { assets: new Map(), notFound: nothing, refused: nothing };

const status = {
  ...{ leads: 3, held: 2, unanswered: 1, bytes: 4096, purgeDue: 0, purgeRefusedAt: undefined },
  oldestUnansweredAt: undefined,
  mails: { pending: 1, sent: 5, failed: 4 },
  ownerMails: { failed: 0, oldestPendingAt: undefined },
  oldestPendingAt: new Date(60_000),
  ...{ firstReceivedAt: undefined, lastReceivedAt: undefined, backupAt: undefined },
};

const HERE = '127.0.0.1';
const ELSEWHERE = '203.0.113.9';

function visit(headers: Record<string, string>, remoteAddress = HERE, token?: string) {
  const options = { store: { status: async () => status }, token, version: '1.2.3' };
  const app = createApp(site, { routes: statusRoutes(options) });
  return ask(app, { url: '/status', remoteAddress, headers: { host: 'localhost', ...headers } });
}

test('says how things are, to a person and to Prometheus', async () => {
  expect((await visit({})).json()).toMatchObject({ version: '1.2.3', leads: 3, held: 2 });
  const { body } = await visit({ accept: 'text/plain;version=0.0.4;q=0.5,*/*;q=0.1' });
  expect(body).toContain('site_mails{state="failed"} 4\n');
  expect(body).toContain('site_mail_oldest_pending_timestamp_seconds 60\n');
  expect(body).toContain('site_backup_timestamp_seconds 0\n');
  for (const line of body.trim().split('\n'))
    expect(line).toMatch(/^[a-z_]+(\{\w+="[^"]+"\})? [\d.]+$/);
});

describe('is there', () => {
  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('for this machine: %s', async (address) => {
    expect((await visit({}, address)).statusCode).toBe(200);
  });

  test('for whoever has the token, from anywhere', async () => {
    const asked = { authorization: 'Bearer secret', 'x-forwarded-for': ELSEWHERE };
    expect((await visit(asked, HERE, 'secret')).statusCode).toBe(200);
    expect((await visit(asked, ELSEWHERE, 'secret')).statusCode).toBe(200);
  });
});

describe('is not there', () => {
  test.each<[string, Record<string, string>, string, string?]>([
    ['elsewhere', {}, ELSEWHERE],
    ['through a proxy on this machine', { 'x-forwarded-for': ELSEWHERE }, HERE],
    ['through one that says so otherwise', { forwarded: 'for=203.0.113.9' }, HERE],
    ['for another token', { authorization: 'Bearer guess' }, ELSEWHERE, 'secret'],
    ['for an empty one', { authorization: 'Bearer ' }, ELSEWHERE, 'secret'],
    ['for a token, when there is none', { authorization: 'Bearer undefined' }, ELSEWHERE],
  ])('%s', async (_name, headers, address, token) => {
    expect((await visit(headers, address, token)).statusCode).toBe(404);
  });
});
