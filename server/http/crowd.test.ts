import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import {
  allFrom,
  aSite,
  BODY,
  connections,
  GET,
  open,
  PATIENT,
  POST,
} from '../../tests/support/doorVisitors.ts';
import { ask, readAnswers, sendRaw } from '../../tests/support/rawHttp.ts';

test('many who ask and ask without reading are cut off; who reads is served', async () => {
  const { app, port } = await aSite();
  const deaf = await Promise.all(Array.from({ length: 10 }, () => open(port, GET.repeat(1000))));
  await expect.poll(() => connections(app), PATIENT).toBeLessThan(5);
  expect((await ask(port, '/')).status).toBe(200);
  for (const socket of deaf) socket.destroy();
  await expect.poll(() => connections(app), PATIENT).toBe(0);
  // They no longer count.
  const last = GET.replace('Host: a', 'Host: a\r\nConnection: close');
  const answers = readAnswers(await sendRaw(port, GET.repeat(999) + last));
  expect(answers).toHaveLength(1000);
});

test('who asks politely in the midst of such a crowd is answered, one after the other', async () => {
  const { app, port } = await aSite();
  const polite = await Promise.all(Array.from({ length: 50 }, () => open(port)));
  const deaf = await Promise.all(Array.from({ length: 60 }, () => open(port, GET.repeat(100))));
  const last = GET.replace('Host: a', 'Host: a\r\nConnection: close');
  const answers = polite.map((socket) => {
    socket.write(last);
    return allFrom(socket);
  });
  for (const answer of await Promise.all(answers))
    expect(readAnswers(answer).map(({ status }) => status)).toEqual([200]);
  for (const socket of deaf) socket.destroy();
  await expect.poll(() => connections(app), PATIENT).toBe(0);
});

test('a crowd that says nothing keeps nobody out: the oldest of it go', async () => {
  const { app, port } = await aSite(2000);
  const answer = allFrom(
    await open(port, POST.replace('\r\n', '\r\nConnection: close\r\n') + BODY),
  );
  const crowd: Socket[] = [];
  for (let count = 0; count < 1100; count += 1) crowd.push(await open(port));
  expect((await ask(port, '/')).status).toBe(200);
  await expect.poll(() => connections(app), PATIENT).toBeLessThanOrEqual(1000);
  await expect
    .poll(() => crowd.slice(0, 90).every(({ destroyed }) => destroyed), PATIENT)
    .toBe(true);
  expect(crowd.at(-1)?.destroyed).toBe(false);
  // Who is owed an answer gets it.
  expect(String(await answer)).toMatch(/^HTTP\/1\.1 303 /);
});
