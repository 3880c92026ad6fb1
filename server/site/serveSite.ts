import type { IncomingMessage } from 'node:http';
import { type Answer, answer, builtPage, redirect } from '#server/http/answer.ts';
import { plainError } from '#server/http/plainError.ts';
import { renewExpiry, SECURITY_TXT } from '#site/domain/securityTxt.ts';
import { answerAsset } from './answerAsset.ts';
import { type Asset, createAsset } from './asset.ts';
import { HASHED } from './headers.ts';
import type { Site } from './loadSite.ts';

/** What may be done with any file. */
export const READING = ['GET', 'HEAD', 'OPTIONS'];

export const pathOf = (url: string): string => {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
};

export const isReading = (method: string | undefined): boolean =>
  method === 'GET' || method === 'HEAD';

/** The file as of today: renewExpiry tells why the build's date is not enough. */
function renewSecurityTxt({ headers, encodings }: Asset): Asset {
  const today = renewExpiry(String(encodings.get('identity')?.body), new Date());
  return createAsset(headers, new Map([['identity', Buffer.from(today)]]));
}

/**
 * Answers whatever is asked: a file of the build, the one redirection to it, or a refusal. `methodsAt` are
 * those that somebody else answers at a path.
 */
export function serveSite(site: Site, methodsAt: (path: string) => readonly string[]) {
  const assetAt = (path: string) => {
    const asset = site.assets.get(path);
    return asset && path === SECURITY_TXT ? renewSecurityTxt(asset) : asset;
  };

  return (request: IncomingMessage): Answer => {
    const { url = '', method = '' } = request;
    const path = pathOf(url);
    const asset = assetAt(path);
    if (asset && isReading(method)) return answerAsset(request, asset);
    const others = path === '*' ? ['POST'] : methodsAt(path);
    if (!isReading(method) && (asset || others.length > 0)) {
      const allow = [...new Set([...READING, ...others])].join(', ');
      return method === 'OPTIONS' ? answer(204, { allow }) : plainError(405, { allow });
    }
    const trimmed = path.endsWith('/') ? path.slice(0, -1) : path;
    // Only to an address of the build: never to "//elsewhere".
    if (trimmed !== path && isReading(method) && site.assets.has(trimmed))
      return redirect(trimmed + url.slice(path.length));
    // Not the page: this was asked for by a page, and no one would read it.
    if (path.startsWith(HASHED) && path !== HASHED) return plainError(404);
    return builtPage(request, 404, site.notFound);
  };
}
