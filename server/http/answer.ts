import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type Asset, type EncodingName, type Headers, lines, VARY } from '#server/site/asset.ts';
import { contentSecurityPolicy } from '#server/site/contentSecurityPolicy.ts';
import { COMMON_HEADERS } from '#server/site/headers.ts';
import { chooseEncoding } from '#server/site/negotiate.ts';

/** What is sent back; Node leaves the body out of an answer to HEAD. */
export interface Answer {
  readonly status: number;
  /** Header lines as Node writes them fastest: name, value, name, value… */
  readonly head: string[];
  readonly body?: string | Buffer;
}

/** Undefined: not mine, the site's files are asked instead. */
export type Route = (request: IncomingMessage) => Answer | Promise<Answer | undefined>;

/** By address, then by method. HEAD is answered as GET is. */
export type Routes = Readonly<Record<string, Readonly<Record<string, Route>>>>;

/** With the headers of every answer, and kept by nobody unless it says so. */
export function answer(status: number, headers: Headers, body: string | Buffer = ''): Answer {
  const all = { ...COMMON_HEADERS, 'cache-control': 'no-store', ...headers };
  // RFC 9110 §8.6: not in a 204.
  const length = status !== 204 && { 'content-length': String(Buffer.byteLength(body)) };
  return { status, head: lines({ ...all, ...length }), body };
}

export const text = (status: number, body: string, headers: Headers = {}): Answer =>
  answer(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }, body);

export const json = (status: number, value: unknown, headers: Headers = {}): Answer => {
  const type = { 'content-type': 'application/json; charset=utf-8' };
  return answer(status, { ...type, ...headers }, JSON.stringify(value));
};

export function send(response: ServerResponse, { status, head, body }: Answer): void {
  response.writeHead(status, head).end(body);
}

/** For good, to the same thing under its one address. */
export const redirect = (location: string): Answer => answer(308, { location });

const compress = promisify(brotliCompress);
/** A sixth of the bytes for a phone with a poor line, in two milliseconds. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const OFFERED = new Set<EncodingName>(['br', 'identity']);

/** A page rendered for one visitor. */
export async function page(
  { headers: asked }: IncomingMessage,
  status: number,
  html: string,
  headers: Headers = {},
): Promise<Answer> {
  const isCompressed = chooseEncoding(OFFERED, asked['accept-encoding']) === 'br';
  const all = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(html),
    ...VARY,
    ...(isCompressed && { 'content-encoding': 'br' }),
    ...headers,
  };
  return answer(status, all, isCompressed ? await compress(html, QUALITY) : html);
}

/** A page of the build, as the answer to another address than its own: never stored, never fresh, never in parts. */
export function builtPage(
  { headers: asked }: IncomingMessage,
  status: number,
  { encodings, headers }: Asset,
  extra: Headers = {},
): Answer {
  const encoding = chooseEncoding(encodings, asked['accept-encoding']) ?? 'identity';
  const coded = encoding !== 'identity' && { 'content-encoding': encoding };
  const all = { ...headers, 'cache-control': 'no-store', ...VARY, ...coded, ...extra };
  return answer(status, all, encodings.get(encoding)?.body);
}
