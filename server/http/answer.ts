import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type Asset, type Encoding, type Headers, lines, VARY } from '../site/asset.ts';
import { contentSecurityPolicy } from '../site/contentSecurityPolicy.ts';
import { COMMON_HEADERS } from '../site/headers.ts';
import { chooseEncoding } from '../site/negotiate.ts';

/** What a route gives back; it is sent with the headers of every answer, and kept by nobody unless it says so. */
export interface Answer {
  readonly status: number;
  readonly headers?: Headers;
  readonly body?: string | Buffer;
}

/** Undefined: not mine, the site's files are asked instead. */
type Route = (request: IncomingMessage) => Answer | Promise<Answer | undefined>;

/** By address, then by method. */
export type Routes = Readonly<Record<string, Readonly<Partial<Record<'get' | 'post', Route>>>>>;

export const text = (status: number, body: string): Answer => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body,
});

export const json = (status: number, value: unknown, headers: Headers = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(value),
});

const compress = promisify(brotliCompress);
/** A sixth of the bytes for a phone with a poor line, in two milliseconds. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const OFFERED = new Set<Encoding>(['br', 'identity']);

/** A page rendered for one visitor. */
export async function page(
  { headers: asked }: IncomingMessage,
  status: number,
  html: string,
  headers: Headers = {},
): Promise<Answer> {
  const isCompressed = chooseEncoding(OFFERED, asked['accept-encoding']) === 'br';
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(html),
      ...VARY,
      ...(isCompressed && { 'content-encoding': 'br' }),
      ...headers,
    },
    body: isCompressed ? await compress(html, QUALITY) : html,
  };
}

/** A page of the build, as the answer to another address than its own. */
export function builtPage(
  { headers: asked }: IncomingMessage,
  status: number,
  { forms, headers }: Asset,
  extra: Headers = {},
): Answer {
  const encoding = chooseEncoding(forms, asked['accept-encoding']) ?? 'identity';
  const coded = encoding === 'identity' ? {} : { 'content-encoding': encoding };
  return {
    status,
    headers: { ...headers, 'cache-control': 'no-store', ...VARY, ...coded, ...extra },
    body: forms.get(encoding)?.body ?? '',
  };
}

export function send(response: ServerResponse, { status, headers, body = '' }: Answer): void {
  const all = {
    ...COMMON_HEADERS,
    'cache-control': 'no-store',
    ...headers,
    'content-length': String(Buffer.byteLength(body)),
  };
  // Node leaves the body out of an answer to HEAD.
  response.writeHead(status, lines(all)).end(body);
}
