import { once } from 'node:events';
import { expect, test } from 'vitest';
import { aSite, connections, PATIENT } from '#tests/support/doorVisitors.ts';
import { ask } from '#tools/support/rawHttp.ts';
import { BEGINNINGS, openSocket, resetConnections } from '#tools/support/resets.ts';

// An error that nobody listens to would end the process: Vitest reports it as a failure of its own.
test.each(Object.entries(BEGINNINGS))(
  'a reset in the middle of %s harms nobody',
  async (_, text) => {
    const { app, port } = await aSite();
    const bytes = Buffer.from(text);
    for (const length of [1, Math.floor(bytes.length / 2), bytes.length]) {
      for (const isAnswered of [false, true]) {
        const socket = await openSocket(port);
        socket.write(bytes.subarray(0, length));
        if (isAnswered && length === bytes.length)
          await Promise.race([once(socket, 'data'), once(socket, 'close'), once(socket, 'end')]);
        socket.resetAndDestroy();
      }
    }
    expect((await ask(port, '/')).status).toBe(200);
    await expect.poll(() => connections(app), PATIENT).toBe(0);
  },
);

test('nor do two hundred, at random moments', async () => {
  const { app, port } = await aSite(5);
  await resetConnections({ port }, 200);
  expect((await ask(port, '/')).status).toBe(200);
  await expect.poll(() => connections(app), PATIENT).toBe(0);
});
