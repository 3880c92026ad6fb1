import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';

const FORM = 'Content-Type: application/x-www-form-urlencoded\r\nOrigin: http://a\r\n';
const BODY = 'nom=Benali&telephone=0199002448';

/** Every kind of request that a stranger may begin, whole: a reset comes after any of its bytes. */
export const BEGINNINGS: Readonly<Record<string, string | Buffer>> = {
  connect: 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n',
  websocket:
    'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  h2c: 'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA\r\n\r\n',
  'HTTP/2 preface': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  // The first bytes of a TLS 1.3 hello.
  TLS: Buffer.from('16030100c8010000c40303000102030405060708090a0b0c0d0e0f', 'hex'),
  header: 'GET /solutions HTTP/1.1\r\nHost: a\r\nX-Long: aaaaaaaaaaaaaaaaaaaaaaaaa\r\n\r\n',
  page: 'GET / HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\n\r\n',
  'wrong header': 'GET / HTTP/1.1\r\nHost a\r\n\r\n',
  form: `POST /contact HTTP/1.1\r\nHost: a\r\n${FORM}Content-Length: ${BODY.length}\r\n\r\n${BODY}`,
  'chunked form': `POST /contact HTTP/1.1\r\nHost: a\r\n${FORM}Transfer-Encoding: chunked\r\n\r\n5\r\nnom=a\r\n0\r\n\r\n`,
  'form to a page': `POST / HTTP/1.1\r\nHost: a\r\n${FORM}Content-Length: 4000\r\n\r\n${BODY}`,
  expect: `POST /contact HTTP/1.1\r\nHost: a\r\n${FORM}Expect: 100-continue\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY}`,
  'other expectation': 'GET / HTTP/1.1\r\nHost: a\r\nExpect: 200-ok\r\n\r\n',
  pipeline: 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(30),
  'upgrade in a pipeline':
    'GET / HTTP/1.1\r\nHost: a\r\n\r\nCONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\n',
};

export async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  return socket;
}

export interface Target {
  readonly port: number;
  /** A proxy that speaks TLS stands in front. */
  readonly isEncrypted?: boolean;
}

async function speak(socket: Socket, isEncrypted: boolean, bytes: Buffer): Promise<void> {
  if (!isEncrypted) {
    socket.write(bytes);
    return;
  }
  const secure = connectTls({ socket, servername: 'localhost', rejectUnauthorized: false });
  secure.on('error', () => {});
  await Promise.race([once(secure, 'secureConnect'), once(secure, 'close')]);
  secure.write(bytes);
}

/** Sends the first bytes of a request, waits a moment, and resets the connection. */
async function resetAfter(
  { port, isEncrypted = false }: Target,
  bytes: Buffer,
  waitMs: number,
): Promise<void> {
  const socket = await openSocket(port);
  await speak(socket, isEncrypted, bytes);
  await pause(waitMs);
  socket.resetAndDestroy();
  if (!socket.closed) await once(socket, 'close');
}

/** Resets connections at random moments of every kind of request, some at the same time. */
export async function resetConnections(target: Target, times: number): Promise<void> {
  const kinds = Object.values(BEGINNINGS).map((text) => Buffer.from(text));
  const AT_ONCE = 20;
  for (let done = 0; done < times; done += AT_ONCE) {
    const batch = Array.from({ length: AT_ONCE }, (_, index) => {
      const whole = kinds[(done + index) % kinds.length] ?? Buffer.alloc(0);
      const isWhole = Math.random() < 0.5;
      const length = isWhole ? whole.length : Math.floor(Math.random() * whole.length);
      return resetAfter(target, whole.subarray(0, length), Math.random() * 8);
    });
    await Promise.all(batch);
  }
}
