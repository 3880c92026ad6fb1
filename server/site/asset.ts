import { createHash } from 'node:crypto';
import { COMMON_HEADERS } from './headers.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
export type Headers = Readonly<Record<string, string>>;

/** One form of a file with all that is sent before it: nothing is put together per request. */
export interface Form {
  readonly body: Buffer;
  readonly etag: string;
  readonly whole: string[];
  /** To who has it already. */
  readonly fresh: string[];
  /** Before a part of it: which part, and its length, are still to be said. */
  readonly part: string[];
}

/** Said of what has several forms. */
export const VARY = { vary: 'Accept-Encoding' };

export interface Asset {
  readonly forms: ReadonlyMap<Encoding, Form>;
  readonly headers: Headers;
}

export const lines = (headers: Headers): string[] => Object.entries(headers).flat();

/** Another header is another answer: who asks again must not keep the policy of an older build. */
function etagOf(body: Buffer, headers: Headers): string {
  const hash = createHash('sha256').update(JSON.stringify(headers)).update(body);
  return `"${hash.digest('base64url').slice(0, 22)}"`;
}

function createForm(encoding: Encoding, body: Buffer, shared: Headers): Form {
  const { 'content-type': type = '', ...rest } = shared;
  const common = encoding === 'identity' ? rest : { ...rest, 'content-encoding': encoding };
  const typed = { ...common, 'content-type': type };
  const etag = etagOf(body, typed);
  const whole = { ...typed, etag, 'accept-ranges': 'bytes' };
  const length = { 'content-length': String(body.length) };
  return {
    body,
    etag,
    whole: lines({ ...whole, ...length }),
    fresh: lines({ ...rest, etag }),
    part: lines(whole),
  };
}

export function createAsset(headers: Headers, bodies: ReadonlyMap<Encoding, Buffer>): Asset {
  const shared = {
    ...COMMON_HEADERS,
    ...headers,
    ...(bodies.size > 1 && VARY),
  };
  const forms = new Map(
    Array.from(
      bodies,
      ([encoding, body]) => [encoding, createForm(encoding, body, shared)] as const,
    ),
  );
  return { headers, forms };
}
