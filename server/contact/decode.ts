import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal.ts';

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
/** In bytes, as they are sent. */
const BODY_LIMIT = 32 * 1024;

/** Fields by name; of a name given twice, the first. */
export type Fields = ReadonlyMap<string, string>;

/** Broken bytes are refused, never replaced: a name must not be stored with a hole in it. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const decodePart = (part: string): string => decodeURIComponent(part.replaceAll('+', ' '));

const formPairs = (text: string) =>
  text.split('&').map((pair) => {
    const [name = '', ...rest] = pair.split('=');
    return [decodePart(name), decodePart(rest.join('='))] as const;
  });

function jsonPairs(text: string) {
  const body: unknown = JSON.parse(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new TypeError();
  return Object.entries(body).filter(([, value]) => typeof value === 'string');
}

type BodyType = 'form' | 'json';

/** The fields of a posted form or of the same as JSON; undefined when they cannot be read. */
export function decodeBody(body: Buffer, type: BodyType): Fields | undefined {
  try {
    const text = utf8.decode(body);
    const pairs = type === 'form' ? formPairs(text) : jsonPairs(text);
    // The last of a name counts in a map.
    return new Map(pairs.toReversed());
  } catch {
    return undefined;
  }
}

/** Other character sets would be decoded wrongly: refused. */
export function bodyType(contentType = ''): BodyType | undefined {
  const [type = '', ...parameters] = contentType
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  if (charset !== undefined && !/^charset="?utf-8"?$/.test(charset)) return undefined;
  if (type === JSON_TYPE) return 'json';
  return type === FORM ? 'form' : undefined;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const tooLarge = new Refusal(413, 'tooLarge');
  if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT) throw tooLarge;
  const chunks: Buffer[] = [];
  let size = 0;
  // Not destroyed on the way out: the answer has to leave by the same connection.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > BODY_LIMIT) {
      request.resume();
      throw tooLarge;
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export async function decode(request: IncomingMessage): Promise<Fields> {
  const type = bodyType(request.headers['content-type']);
  if (type === undefined || request.headers['content-encoding'] !== undefined)
    throw new Refusal(415, 'unreadable');
  const body = await readBody(request).catch((error: unknown) => {
    // The connection was lost on the way: nobody waits for the answer.
    throw error instanceof Refusal ? error : new Refusal(400, 'unreadable');
  });
  const fields = decodeBody(body, type);
  if (!fields) throw new Refusal(422, 'unreadable');
  return fields;
}
