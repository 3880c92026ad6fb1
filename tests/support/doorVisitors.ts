import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import type { App } from '#server/app.ts';
import { listen } from '#tools/support/listen.ts';
import { createTestSite } from '#tools/torture/testSite.ts';

const HEAD = 'Host: a\r\nOrigin: http://a\r\nContent-Type: application/x-www-form-urlencoded\r\n';
export const GET = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
export const PATIENT = { timeout: 60_000 };
export const BODY = 'nom=Benali&telephone=0199002448';
export const POST = `POST /contact HTTP/1.1\r\n${HEAD}Content-Length: ${BODY.length}\r\n\r\n`;

/** A site that takes its time to store a request. */
export async function aSite(addMs = 0) {
  const { app } = createTestSite({
    store: {
      async add() {
        await pause(addMs);
        return { status: 'stored', reference: 'AER-2611-7K3QX' };
      },
      find: async () => undefined,
    },
  });
  onTestFinished(() => app.close());
  return { app, port: await listen(app) };
}

/** The same limits, shorter: Node checks them once a second. */
export async function anImpatientSite() {
  const site = await aSite();
  Object.assign(site.app.server, { headersTimeout: 400, requestTimeout: 600, timeout: 700 });
  return site;
}

export const connections = (app: App): Promise<number> =>
  new Promise((resolve) => {
    app.server.getConnections((_error, count) => resolve(count));
  });

export async function open(port: number, bytes = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  onTestFinished(() => {
    socket.destroy();
  });
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
}

/** All that comes until it is closed, by whatever means. */
export async function allFrom(socket: Socket): Promise<Buffer> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'close');
  return Buffer.concat(chunks);
}
