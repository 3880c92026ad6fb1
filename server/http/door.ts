import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { refuse } from '../site/refuse.ts';
import type { Handler } from '../site/serveSite.ts';
import { answerRaw, type ClientErrors } from './clientErrors.ts';

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
/** Nothing taken for so long: gone, or pretending. Node may look twice before it says so. */
const STALLED_MS = 14_000;
/** Each costs some 20 kB, 40 with a form half sent. */
const MOST_CONNECTIONS = 1000;
/** When all of those are owed an answer. */
const MOST_AT_ALL = 1500;
/** How long a stop waits for requests in flight. */
const GRACE_MS = 5000;
const SWEEP_MS = 100;
/** Of a crowd, how many are heard in one turn of the loop. */
const HEARD_AT_ONCE = 16;

export interface Door {
  readonly server: Server;
  /** Hears a few at a time until all were heard: what one turn of the loop reads is in memory all at once. */
  queueUp(): void;
  /** To be called once the server is told to close, which alone would wait for ever. */
  hasten(): void;
}

/** Node's server with our limits and, where it would answer by itself, our answers. */
export function createDoor(handler: Handler, clientErrors: ClientErrors): Door {
  /** Who has asked last comes last. */
  const sockets = new Set<Socket>();
  const server = createServer(LIMITS, handler);

  /** Hangs up on who has been silent the longest: a crowd of such must not keep visitors out. */
  function makeRoom(): void {
    const silent = sockets.values().find((socket) => !clientErrors.isOwed(socket));
    if (!silent) return;
    sockets.delete(silent);
    silent.destroy();
  }

  let queue: Socket[] = [];

  function hearSome(): void {
    for (const socket of queue.splice(0, HEARD_AT_ONCE)) socket.resume();
    if (queue.length > 0) setImmediate(hearSome);
  }

  server.timeout = STALLED_MS;
  server.maxConnections = MOST_AT_ALL;
  server.on('connection', (socket: Socket) => {
    // Node takes its own listener away from a socket that it hands over (CONNECT, Upgrade). Without one, a
    // visitor who resets the connection would end the process.
    socket.on('error', () => socket.destroy());
    if (sockets.size >= MOST_CONNECTIONS) makeRoom();
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('request', ({ socket }) => {
    sockets.delete(socket);
    sockets.add(socket);
  });
  server.on('clientError', (error, socket: Socket) => clientErrors.answer(error, socket));
  server.on('timeout', (socket) => {
    if (socket.writableLength > 0 || !clientErrors.isAwaited(socket)) socket.destroy();
  });
  server.on('connect', (_request, socket: Socket) => answerRaw(socket, 405, 'GET, HEAD, OPTIONS'));
  server.on('checkExpectation', (_request, response) => refuse(response, 417));

  return {
    server,
    queueUp() {
      if (queue.length > 0) return;
      // Node pauses some for reasons of its own.
      queue = [...sockets].filter((socket) => !socket.isPaused());
      for (const socket of queue) socket.pause();
      setImmediate(hearSome);
    },
    hasten() {
      const endsAt = performance.now() + GRACE_MS;
      const sweep = setInterval(() => {
        server.closeIdleConnections();
        // Opened in advance by a browser, and never used.
        for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
        if (performance.now() > endsAt) server.closeAllConnections();
        if (sockets.size === 0) clearInterval(sweep);
      }, SWEEP_MS);
    },
  };
}
