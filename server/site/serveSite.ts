import type { IncomingMessage, ServerResponse } from 'node:http';
import { SECURITY_TXT } from '#site/domain/securityTxt.ts';
import { type Headers, lines } from './asset.ts';
import { COMMON_HEADERS, HASHED } from './headers.ts';
import type { Site } from './loadSite.ts';
import { refuse } from './refuse.ts';
import { renewSecurityTxt } from './securityTxt.ts';
import { sendAsset, sendNotFound } from './sendAsset.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** What may be done with any file. */
const READING = ['GET', 'HEAD', 'OPTIONS'];

export const pathOf = (url: string): string => {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
};

export const isReading = (method: string | undefined): boolean =>
  method === 'GET' || method === 'HEAD';

function sendEmpty(response: ServerResponse, status: number, headers: Headers): ServerResponse {
  const all = { ...COMMON_HEADERS, 'cache-control': 'no-store', ...headers };
  return response.writeHead(status, lines(all)).end();
}

/** For good, to the same thing under its one address. */
export const redirect = (response: ServerResponse, location: string): ServerResponse =>
  sendEmpty(response, 308, { location, 'content-length': '0' });

/**
 * Answers whatever is asked: a file of the build, the one redirection to it, or a refusal. `methodsAt` are
 * those that somebody else answers at a path.
 */
export function serveSite(site: Site, methodsAt: (path: string) => readonly string[]): Handler {
  const assetAt = (path: string) => {
    const asset = site.assets.get(path);
    return asset && path === SECURITY_TXT ? renewSecurityTxt(asset, new Date()) : asset;
  };

  function sendUnknown(request: IncomingMessage, response: ServerResponse, path: string) {
    // Not the page: this was asked for by a page, and no one would read it.
    if (path.startsWith(HASHED) && path !== HASHED) return refuse(response, 404);
    return sendNotFound(request, response, site.notFound);
  }

  return (request, response) => {
    const { url = '', method = '' } = request;
    const path = pathOf(url);
    const asset = assetAt(path);
    if (asset && isReading(method)) return sendAsset(request, response, asset);
    const others = path === '*' ? ['POST'] : methodsAt(path);
    const trimmed = path.endsWith('/') ? path.slice(0, -1) : path;
    if (!isReading(method) && (asset || others.length > 0)) {
      const allow = [...new Set([...READING, ...others])].join(', ');
      if (method === 'OPTIONS') return sendEmpty(response, 204, { allow });
      return refuse(response, 405, { allow });
    }
    // Only to an address of the build: never to "//elsewhere".
    if (trimmed !== path && isReading(method) && site.assets.has(trimmed)) {
      return redirect(response, trimmed + url.slice(path.length));
    }
    return sendUnknown(request, response, path);
  };
}
