export const FORM = 'application/x-www-form-urlencoded';
export const JSON_TYPE = 'application/json';
/** In bytes, as they are sent. */
export const BODY_LIMIT = 32 * 1024;

/** Fields by name; of a name given twice, the first. */
export type Fields = ReadonlyMap<string, string>;

/** More than the form has, fewer than a flood. */
const MOST_FIELDS = 50;

/** Broken bytes are refused, never replaced: a name must not be stored with a hole in it. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function collect(pairs: Iterable<readonly [string, string]>): Fields | undefined {
  const fields = new Map<string, string>();
  for (const [name, value] of pairs) {
    if (!fields.has(name)) fields.set(name, value);
    if (fields.size > MOST_FIELDS) return undefined;
  }
  return fields;
}

const decodePart = (part: string): string => decodeURIComponent(part.replaceAll('+', ' '));

function* formPairs(text: string): Generator<readonly [string, string]> {
  for (const pair of text.split('&', MOST_FIELDS + 2)) {
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

/** The fields of a posted form or of the same as JSON; undefined when they cannot be read. */
export function decodeBody(body: Buffer, type: 'form' | 'json'): Fields | undefined {
  try {
    const text = utf8.decode(body);
    return collect(type === 'form' ? formPairs(text) : jsonPairs(JSON.parse(text)));
  } catch {
    return undefined;
  }
}
