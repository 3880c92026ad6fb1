import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import {
  allFrom,
  anImpatientSite,
  aSite,
  BODY,
  connections,
  GET,
  open,
  PATIENT,
  POST,
} from '#tests/support/doorVisitors.ts';
import { ask, readAnswers } from '#tools/support/rawHttp.ts';

/** A byte now and then: never silent, never done. */
function dribble(socket: Socket): void {
  const timer = setInterval(() => socket.write('a'), 100);
  socket.once('close', () => clearInterval(timer));
}

test('nobody waits for ever: these are the limits', async () => {
  const { app } = await aSite();
  expect(app.server).toMatchObject({
    headersTimeout: 8000,
    requestTimeout: 12_000,
    timeout: 14_000,
    keepAliveTimeout: 20_000,
    maxConnections: 1500,
  });
});

// Each of these would wait for ever if nobody hung up.
describe.concurrent('who is too slow', () => {
  test('with headers is told so and closed; others are served', async ({ expect }) => {
    const { port } = await anImpatientSite();
    const slow = await Promise.all(
      Array.from({ length: 200 }, () => open(port, 'GET / HTTP/1.1\r\nHost: a\r\nX: ')),
    );
    for (const socket of slow) dribble(socket);
    const said = slow.map((socket) => allFrom(socket));
    expect((await ask(port, '/')).status).toBe(200);
    const [first] = await Promise.all(said);
    const [answer] = readAnswers(first ?? Buffer.alloc(0));
    expect(answer?.status).toBe(408);
    expect(answer?.headers.get('x-frame-options')).toBe('DENY');
  });

  test('with a body, too', async ({ expect }) => {
    const { port } = await anImpatientSite();
    const socket = await open(port, POST);
    dribble(socket);
    expect(readAnswers(await allFrom(socket)).map(({ status }) => status)).toEqual([408]);
  });

  test('to take what was asked for is hung up on', async ({ expect }) => {
    const { app, port } = await anImpatientSite();
    await open(port, GET.repeat(10));
    await expect.poll(() => connections(app), PATIENT).toBe(1);
    await expect.poll(() => connections(app), PATIENT).toBe(0);
  });

  test('with the body of something refused gets no second answer', async ({ expect }) => {
    const { port } = await anImpatientSite();
    const socket = await open(port, POST.replace('/contact', '/'));
    expect(readAnswers(await allFrom(socket)).map(({ status }) => status)).toEqual([405]);
  });
});

describe('a stop', () => {
  test('lets requests in flight finish, and takes no more', async () => {
    const { app, port } = await aSite(300);
    const [unused, kept] = [await open(port), await open(port, GET)];
    await once(kept, 'data');
    for (const socket of [unused, kept]) socket.resume();
    const flight = await open(port, POST + BODY);
    const said = allFrom(flight);
    await pause(50);
    await app.close();
    const [answer] = readAnswers(await said);
    expect([answer?.status, answer?.headers.get('connection')]).toEqual([303, 'close']);
    await expect(ask(port, '/')).rejects.toThrow('ECONNREFUSED');
  });

  test('does not wait for who never finishes asking', async () => {
    const { app, port } = await aSite();
    const half = await open(port, 'GET / HTTP/1.1\r\nHost: a\r\n');
    half.resume();
    await pause(50);
    await app.close();
    expect(await connections(app)).toBe(0);
  });
});

test('who hangs up in the middle is forgotten', async () => {
  const { app, port } = await aSite(50);
  for (let round = 0; round < 20; round += 1) {
    const sockets = await Promise.all([
      open(port, POST),
      open(port, POST + BODY),
      open(port, GET.repeat(20)),
      open(port, 'GET / HT'),
    ]);
    for (const socket of sockets) socket.resetAndDestroy();
  }
  expect((await ask(port, '/')).status).toBe(200);
  await expect.poll(() => connections(app), PATIENT).toBe(0);
});
