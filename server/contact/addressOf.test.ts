import inject from 'light-my-request';
import { expect, test } from 'vitest';
import type { LogEntry } from '../log.ts';
import { createAddressOf } from './addressOf.ts';

/** What is told of one request after the other, and what is logged. */
async function seen(
  requests: readonly (readonly [peer: string, headers: Record<string, string>])[],
) {
  const log: LogEntry[] = [];
  const addressOf = createAddressOf(['loopback', '10.0.0.0/8'], (entry) => log.push(entry));
  const addresses: string[] = [];
  for (const [remoteAddress, headers] of requests)
    await inject(
      (request, response) => {
        addresses.push(addressOf(request));
        response.end();
      },
      { method: 'POST', url: '/contact', remoteAddress, headers },
    );
  return { addresses, events: log.map(({ event }) => event) };
}

test('our own proxies tell who asks, strangers do not', async () => {
  const forwarded = { host: 'www.exemple.fr', 'x-forwarded-for': '192.0.2.7' };
  const { addresses, events } = await seen([
    ['127.0.0.1', forwarded],
    ['10.1.2.3', forwarded],
    ['198.51.100.9', forwarded],
    // What the visitor claims stands before what our proxy saw.
    ['127.0.0.1', { ...forwarded, 'x-forwarded-for': '203.0.113.1, 192.0.2.7' }],
  ]);
  expect(addresses).toEqual(['192.0.2.7', '192.0.2.7', '198.51.100.9', '192.0.2.7']);
  expect(events).toEqual([]);
});

test('a proxy that does not say who asks is told of, once', async () => {
  const silent = ['127.0.0.1', { host: 'www.exemple.fr' }] as const;
  const { addresses, events } = await seen([silent, silent, silent]);
  expect(new Set(addresses)).toEqual(new Set(['127.0.0.1']));
  expect(events).toEqual(['proxy-without-forwarded-for']);
});

test('somebody on the machine itself is no proxy, nor is a stranger', async () => {
  const { events } = await seen([
    ['127.0.0.1', { host: 'localhost:4321' }],
    ['127.0.0.1', { host: '127.0.0.1:4321' }],
    ['198.51.100.9', { host: 'www.exemple.fr' }],
  ]);
  expect(events).toEqual([]);
});
