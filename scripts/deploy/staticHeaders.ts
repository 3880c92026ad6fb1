import type { Headers } from '#server/site/asset.ts';
import { COMMON_HEADERS, HASHED } from '#server/site/headers.ts';
import type { Served, ServedSite } from './readSite.ts';

const POLICY = 'content-security-policy';

const rule = (path: string, headers: Headers): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** What a file has besides what all have. The host compresses by itself, and says so. */
function ownHeaders({ headers }: Served): Headers {
  const { vary: _, ...all } = headers;
  const isOwn = ([name, value]: [string, string]) =>
    name === POLICY || !Object.entries(COMMON_HEADERS).some(([n, v]) => n === name && v === value);
  return Object.fromEntries(Object.entries(all).filter(isOwn));
}

/**
 * A `_headers` file as Netlify and Cloudflare read it. Hosts join the values of all rules that match, and two
 * policies would block each other: no header is in two rules that may match the same address.
 */
export function staticHeaders({ files }: ServedSite): string {
  const { [POLICY]: closed, ...common } = COMMON_HEADERS;
  const hashed = files.find(({ address }) => address.startsWith(HASHED));
  const named = files.filter(({ address }) => !address.startsWith(HASHED));
  return [
    rule('/*', common),
    rule(`${HASHED}*`, {
      [POLICY]: closed,
      'cache-control': hashed?.headers['cache-control'] ?? '',
    }),
    ...named.map((served) => rule(served.address, ownHeaders(served))),
  ].join('\n\n');
}
