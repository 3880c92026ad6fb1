import { type ServerResponse, STATUS_CODES } from 'node:http';
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

/** Answers bytes that are no request, or come too slowly. `last` is the answer to the last request that began well. */
export function answerClientError(error: ClientError, socket: Socket, last?: ServerResponse): void {
  const isItsBody = last !== undefined && !last.req.complete;
  const hangUp = () => socket.destroySoon();
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
  // An answer is on its way: the connection closes after it, and these bytes get none.
  else if (last && !last.writableFinished && (last.headersSent || !isItsBody))
    last.once('finish', hangUp);
  // The post was refused before its body was read, and has been answered.
  else if (isItsBody && last.headersSent) hangUp();
  // Earlier requests of this connection are answered first.
  else if (isItsBody && !last.socket) last.once('socket', hangUp);
  else answerRaw(socket, statusOf(error));
}
