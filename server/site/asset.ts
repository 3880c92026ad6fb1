import { createHash } from 'node:crypto';
import { COMMON_HEADERS } from './headers.ts';

export type EncodingName = 'br' | 'gzip' | 'identity';
export type Headers = Readonly<Record<string, string>>;

/** A file in one encoding, with all that is sent before it: nothing is put together per request. */
export interface Encoding {
  readonly body: Buffer;
  readonly etag: string;
  readonly head: string[];
  /** For a browser that has it already. */
  readonly freshHead: string[];
  /** Before a part of it: which part, and its length, are still to be said. */
  readonly partHead: string[];
}

/** Said of what has several encodings. */
export const VARY = { vary: 'Accept-Encoding' };

export interface Asset {
  readonly encodings: ReadonlyMap<EncodingName, Encoding>;
  readonly headers: Headers;
}

export const lines = (headers: Headers): string[] => Object.entries(headers).flat();

/** The ETag covers the headers too: after a new build, a 304 must not keep the old security policy. */
function etagOf(body: Buffer, headers: Headers): string {
  const hash = createHash('sha256').update(JSON.stringify(headers)).update(body);
  return `"${hash.digest('base64url').slice(0, 22)}"`;
}

function createEncoding(name: EncodingName, body: Buffer, shared: Headers): Encoding {
  const { 'content-type': type = '', ...rest } = shared;
  const encoded = name !== 'identity' && { 'content-encoding': name };
  const described = { ...rest, ...encoded, 'content-type': type };
  const etag = etagOf(body, described);
  const whole = { ...described, etag, 'accept-ranges': 'bytes' };
  return {
    body,
    etag,
    head: lines({ ...whole, 'content-length': String(body.length) }),
    freshHead: lines({ ...rest, etag }),
    partHead: lines(whole),
  };
}

export function createAsset(headers: Headers, bodies: ReadonlyMap<EncodingName, Buffer>): Asset {
  const shared = { ...COMMON_HEADERS, ...headers, ...(bodies.size > 1 && VARY) };
  const encodings = Array.from(
    bodies,
    ([name, body]) => [name, createEncoding(name, body, shared)] as const,
  );
  return { headers, encodings: new Map(encodings) };
}
