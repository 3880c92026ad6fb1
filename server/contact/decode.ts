import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal.ts';

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
/** In bytes, as they are sent. */
const BODY_LIMIT = 32 * 1024;

/** Fields by name; of a name given twice, the first. */
export type Fields = ReadonlyMap<string, string>;

/** More than the form has. */
const MAX_FIELDS = 50;

/** Broken bytes are refused, never replaced: a name must not be stored with a hole in it. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function collect(pairs: Iterable<readonly [string, string]>): Fields | undefined {
  const fields = new Map<string, string>();
  for (const [name, value] of pairs) {
    if (!fields.has(name)) fields.set(name, value);
    if (fields.size > MAX_FIELDS) return undefined;
  }
  return fields;
}

const decodePart = (part: string): string => decodeURIComponent(part.replaceAll('+', ' '));

function* formPairs(text: string): Generator<readonly [string, string]> {
  for (const pair of text.split('&', MAX_FIELDS + 2)) {
    const [name = '', ...rest] = pair.split('=');
    if (pair !== '') yield [decodePart(name), decodePart(rest.join('='))];
  }
}

function* jsonPairs(body: unknown): Generator<readonly [string, string]> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new TypeError();
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === 'string') yield [name, value];
  }
}

type BodyType = 'form' | 'json';

/** The fields of a posted form or of the same as JSON; undefined when they cannot be read. */
export function decodeBody(body: Buffer, type: BodyType): Fields | undefined {
  try {
    const text = utf8.decode(body);
    return collect(type === 'form' ? formPairs(text) : jsonPairs(JSON.parse(text)));
  } catch {
    return undefined;
  }
}

/** Other character sets would be read as what they are not. */
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
