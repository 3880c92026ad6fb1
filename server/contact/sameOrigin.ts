import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a post comes from our own page. Browsers say so in Origin; where a privacy setting removes it,
 * in Sec-Fetch-Site. Behind a proxy the public address comes from the configuration, not from the request.
 */
export function isSameOrigin(
  headers: IncomingHttpHeaders,
  publicOrigins: readonly string[],
): boolean {
  const { origin } = headers;
  if (origin === undefined || origin === 'null') return headers['sec-fetch-site'] === 'same-origin';
  if (publicOrigins.includes(origin)) return true;
  return /^https?:\/\//.test(origin) && origin.replace(/^https?:\/\//, '') === headers.host;
}
