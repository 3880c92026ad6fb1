import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { pathOf, READING } from '#server/site/serveSite.ts';
import { type Answer, redirect } from './answer.ts';
import { type ErrorStatus, plainError } from './plainError.ts';

export const MAX_URL_LENGTH = 8192;
const MAX_HEADERS = 100;
/** Watchers ask by address, not by name. */
const WATCHED = ['/healthz', '/readyz'];

const isHost = (text: string, index: number): boolean =>
  index % 2 === 0 && text.toLowerCase() === 'host';

function faultOf({ httpVersion, rawHeaders, url = '' }: IncomingMessage): ErrorStatus | undefined {
  const hosts = rawHeaders.filter(isHost).length;
  const isModern = httpVersion === '1.1';
  // HTTP/0.9 knows neither hosts nor statuses.
  if ((!isModern && httpVersion !== '1.0') || hosts > 1 || (isModern && hosts === 0)) return 400;
  if (rawHeaders.length > 2 * MAX_HEADERS) return 431;
  return url.length > MAX_URL_LENGTH ? 414 : undefined;
}

/** The machine itself, asked without a name: nobody can be lured there by a name of their own. */
export function isAddress(host: string): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
  return name === 'localhost' || isIP(name) !== 0;
}

const withoutWww = (host: string): string => host.replace(/^www\./, '');

/** The answer to what no browser sends, and to names that are not ours. Without a public origin any name is ours. */
export function createGuard(publicOrigins: readonly string[]) {
  const origins = new Map(publicOrigins.map((origin) => [new URL(origin).host, origin]));
  const [[publicHost, publicOrigin] = ['', '']] = origins;

  const isForeign = (host: string, path: string): boolean =>
    origins.size > 0 &&
    !origins.has(host.toLowerCase()) &&
    !isAddress(host) &&
    !WATCHED.includes(path);

  return function guard(request: IncomingMessage): Answer | undefined {
    const { method, url = '', headers } = request;
    const { host = '' } = headers;
    const fault = faultOf(request);
    if (fault !== undefined) return plainError(fault, { connection: 'close' });
    if (method === 'TRACE') return plainError(405, { allow: READING.join(', ') });
    if (!isForeign(host, pathOf(url))) return undefined;
    const isAlmost = withoutWww(host) === withoutWww(publicHost);
    return isAlmost && url.startsWith('/') ? redirect(publicOrigin + url) : plainError(421);
  };
}
