import { connect } from 'node:net';

/** One answer as it came over the wire. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

const HEAD_END = '\r\n\r\n';

function readHead(head: string): Omit<RawAnswer, 'body'> {
  const [first = '', ...fields] = head.split('\r\n');
  const headers = new Map<string, string>();
  for (const field of fields) {
    const [, name = '', value = ''] = /^([^:\s]+): ?(.*)$/.exec(field) ?? [];
    if (name === '' || headers.has(name.toLowerCase()))
      throw new Error(`an odd or repeated header: ${field}`);
    headers.set(name.toLowerCase(), value);
  }
  return { status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1]), headers };
}

function bodyLength({ status, headers }: Omit<RawAnswer, 'body'>, isHead: boolean): number {
  if (isHead || status === 204 || status === 304 || status < 200) return 0;
  const length = headers.get('content-length');
  if (length === undefined || headers.has('transfer-encoding'))
    throw new Error('an answer without its length');
  return Number(length);
}

/** All answers in what a server sent; throws when a byte is left that belongs to none. */
export function readAnswers(bytes: Buffer, isHead = false): RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = bytes;
  while (rest.length > 0) {
    const end = rest.indexOf(HEAD_END);
    if (end === -1) throw new Error(`no answer: ${rest.toString('latin1', 0, 200)}`);
    const head = readHead(rest.toString('latin1', 0, end));
    const start = end + HEAD_END.length;
    const length = bodyLength(head, isHead);
    if (rest.length < start + length) throw new Error('an answer that was cut');
    answers.push({ ...head, body: rest.subarray(start, start + length) });
    rest = rest.subarray(start + length);
  }
  return answers;
}

/** Sends these bytes as they are, and waits until the server closes; after so long in silence, we do. */
export function sendRaw(
  port: number,
  bytes: string | Uint8Array,
  hangUpMs?: number,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes);
      if (hangUpMs !== undefined) socket.setTimeout(hangUpMs, () => socket.end());
    });
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // Closed while we were still sending: what came before counts.
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => resolve(Buffer.concat(chunks)));
  });
}

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** One request of this method for this target, on a connection of its own. */
export async function ask(
  port: number,
  target: string,
  { method = 'GET', headers = {}, body = '' }: Asked = {},
): Promise<RawAnswer> {
  const fields = Object.entries({ Host: 'localhost', Connection: 'close', ...headers });
  const head = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const request = `${method} ${target} HTTP/1.1\r\n${head}\r\n${body}`;
  const answers = readAnswers(
    await sendRaw(port, Buffer.from(request, 'latin1')),
    method === 'HEAD',
  );
  const [answer] = answers;
  if (!answer || answers.length !== 1) throw new Error(`${answers.length} answers to one request`);
  return answer;
}
