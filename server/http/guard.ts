import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { type Refusal, refuse } from '../site/refuse.ts';
import { pathOf, redirect } from '../site/serveSite.ts';

const LONGEST_URL = 8192;
const MOST_HEADERS = 100;
/** Watchers ask by address, not by name. */
const WATCHED = ['/healthz', '/readyz'];

function countHosts(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}

function faultOf({ httpVersion, rawHeaders, url = '' }: IncomingMessage): Refusal | undefined {
  const hosts = countHosts(rawHeaders);
  const isModern = httpVersion === '1.1';
  // HTTP/0.9 knows neither hosts nor statuses.
  if ((!isModern && httpVersion !== '1.0') || hosts > 1 || (isModern && hosts === 0)) return 400;
  if (rawHeaders.length > 2 * MOST_HEADERS) return 431;
  return url.length > LONGEST_URL ? 414 : undefined;
}

/** The machine itself, asked without a name: nobody can be lured there by a name of their own. */
export function isAddress(host: string): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
  return name === 'localhost' || isIP(name) !== 0;
}

const withoutWww = (host: string): string => host.replace(/^www\./, '');

/**
 * Refuses what no browser sends, and names that are not ours; true when it has answered. Without a public
 * origin any name is ours.
 */
export function createGuard(publicOrigins: readonly string[]) {
  const origins = new Map(publicOrigins.map((origin) => [new URL(origin).host, origin]));
  const [[publicHost, publicOrigin] = ['', '']] = origins;

  function isForeign({ headers: { host = '' }, url = '' }: IncomingMessage): boolean {
    if (origins.size === 0 || origins.has(host) || isAddress(host)) return false;
    return !origins.has(host.toLowerCase()) && !WATCHED.includes(pathOf(url));
  }

  return function guard(request: IncomingMessage, response: ServerResponse): boolean {
    const { method = '', url = '', headers } = request;
    const fault = faultOf(request);
    if (fault !== undefined) {
      response.shouldKeepAlive = false;
      refuse(response, fault);
    } else if (method === 'TRACE') {
      refuse(response, 405, { allow: 'GET, HEAD, OPTIONS' });
    } else if (isForeign(request)) {
      const isAlmost = withoutWww(headers.host ?? '') === withoutWww(publicHost);
      if (isAlmost && url.startsWith('/')) redirect(response, publicOrigin + url);
      else refuse(response, 421);
    } else {
      return false;
    }
    return true;
  };
}
