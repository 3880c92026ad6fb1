import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { READING } from '#server/site/serveSite.ts';
import { send } from './answer.ts';
import { answerClientError, answerRaw } from './clientErrors.ts';
import { plainError } from './plainError.ts';

const LIMITS = {
  // The guard asks for it: Node's refusal has none of our headers.
  requireHostHeader: false,
  maxHeaderSize: 16_384,
  headersTimeout: 8000,
  requestTimeout: 12_000,
  connectionsCheckingInterval: 1000,
  // Longer than a proxy's: it must be the one to close.
  keepAliveTimeout: 20_000,
};

/**
 * The client has read nothing for this long: it is gone, or an attacker. Node may take up to twice as long to notice.
 */
const STALLED_MS = 14_000;
/** Each costs some 20 kB. A proxy in front keeps far fewer open. */
const MAX_CONNECTIONS = 1500;
/** How long a stop waits for requests in flight. */
const GRACE_MS = 5000;
const SWEEP_MS = 100;

/** Node's server with our limits and, where it would answer by itself, our answers. */
export function createDoor(handler: RequestListener) {
  const server = createServer(LIMITS, handler);
  const sockets = new Set<Socket>();
  const answers = new WeakMap<Socket, ServerResponse>();
  const failed = new WeakSet<Socket>();
  server.timeout = STALLED_MS;
  server.maxConnections = MAX_CONNECTIONS;
  server.on('connection', (socket: Socket) => {
    // Node takes its own listener away from a socket that it hands over (CONNECT, Upgrade). Without one, a
    // visitor who resets the connection would end the process.
    socket.on('error', () => socket.destroy());
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => answers.set(socket, response));
  server.on('clientError', (error, socket: Socket) => {
    // The bytes after the first wrong one are wrong too.
    if (failed.has(socket)) return;
    failed.add(socket);
    answerClientError(error, socket, answers.get(socket));
  });
  server.on('connect', (_request, socket: Socket) =>
    answerRaw(socket, 405, { allow: READING.join(', ') }),
  );
  server.on('checkExpectation', (_request, response) => send(response, plainError(417)));

  return {
    server,
    /** Takes no more connections; resolves when those that are open have been answered and closed. */
    async close(): Promise<void> {
      const endsAt = performance.now() + GRACE_MS;
      // Node closes idle connections once; those that become idle later, or were never used, wait for this.
      using _timer = setInterval(() => {
        server.closeIdleConnections();
        // Opened in advance by a browser, and never used.
        for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
        if (performance.now() > endsAt) server.closeAllConnections();
      }, SWEEP_MS);
      await once(server.close(), 'close');
    },
  };
}
