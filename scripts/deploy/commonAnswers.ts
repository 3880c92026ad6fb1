import type { Headers } from '#server/site/asset.ts';
import { refusalOf } from '#server/site/refuse.ts';
import { READING } from '#server/site/serveSite.ts';

/** Said with a method that files do not know. */
export const ALLOWED = { allow: READING.join(', ') };

/** What Node cannot say itself: that it is not there. */
export function closedAnswer(phone: string): { headers: Headers; body: string } {
  const { 'content-length': _, ...headers } = refusalOf(400).headers;
  return {
    headers: { ...headers, 'retry-after': '60' },
    body: `Le formulaire ne répond pas. Réessayez dans une minute, ou appelez le ${phone}.\n`,
  };
}
