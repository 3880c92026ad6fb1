import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Headers } from '#server/site/asset.ts';
import { MAX_URL_LENGTH } from './guard.ts';
import { type ErrorStatus, plainError } from './plainError.ts';

/** How long a refused connection stays open: closed at once, the visitor might not read why. */
const LINGER_MS = 500;

interface ClientError extends Error {
  readonly code?: string;
  readonly rawPacket?: Buffer;
}

const STATUSES: Partial<Record<string, ErrorStatus>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

function statusOf({ code = '', rawPacket }: ClientError): ErrorStatus {
  const status = STATUSES[code] ?? 400;
  const firstLine = rawPacket?.indexOf('\n') ?? 0;
  const isLong = firstLine === -1 || firstLine > MAX_URL_LENGTH;
  return status === 431 && isLong ? 414 : status;
}

/** An answer where Node would send its own, or none: the last on this connection. */
export function answerRaw(socket: Socket, status: ErrorStatus, headers: Headers = {}): void {
  const last = { connection: 'close', date: new Date().toUTCString() };
  const { head, body } = plainError(status, { ...last, ...headers });
  const fields = head.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`));
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${fields.join('')}\r\n${body}`);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** What is done when bytes come that are no request, or too slowly. */
export interface ClientErrors {
  /** For requests that are not answered at once, or whose body is still to come. */
  watch(request: IncomingMessage, response: ServerResponse): void;
  /** Whether the other side waits for an answer of ours. */
  isAwaited(socket: Socket): boolean;
  answer(error: ClientError, socket: Socket): void;
}

/** All was said that we are to answer. */
const isOwed = ({ request, response }: Exchange): boolean =>
  request.complete && !response.writableFinished;

export function createClientErrors(): ClientErrors {
  const exchanges = new WeakMap<Socket, Set<Exchange>>();
  const given = new WeakSet<Socket>();

  return {
    watch(request, response) {
      const exchange = { request, response };
      const { socket } = request;
      const open = exchanges.get(socket) ?? new Set();
      exchanges.set(socket, open.add(exchange));
      const forget = () => {
        if (request.complete && response.writableFinished) open.delete(exchange);
      };
      request.once('close', forget);
      response.once('close', forget);
    },

    isAwaited(socket) {
      const open = [...(exchanges.get(socket) ?? [])];
      return open.some(({ response }) => !response.writableFinished);
    },

    answer(error, socket) {
      // The bytes after the first wrong one are wrong too.
      if (given.has(socket)) return;
      given.add(socket);
      if (error.code === 'ECONNRESET' || !socket.writable) {
        socket.destroy();
        return;
      }
      const open = [...(exchanges.get(socket) ?? [])];
      const last = open.findLast(isOwed);
      // A good request came before the nonsense: it gets its answer, and nothing else does.
      if (last) last.response.once('finish', () => socket.destroySoon());
      // One refused unread has had its answer.
      else if (open.some(({ response }) => response.headersSent)) socket.destroySoon();
      else answerRaw(socket, statusOf(error));
    },
  };
}
