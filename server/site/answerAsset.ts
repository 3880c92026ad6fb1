import type { IncomingMessage } from 'node:http';
import type { Answer } from '#server/http/answer.ts';
import { plainError } from '#server/http/plainError.ts';
import { type Asset, VARY } from './asset.ts';
import { negotiate } from './negotiate.ts';

/** If-None-Match: a list, weak marks allowed, or anything. */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes('*') || tags.includes(etag);
}

/** A file, in the encoding that suits. Always whole: the largest is some 200 kB, and nobody resumes a page. */
export function answerAsset({ headers }: IncomingMessage, asset: Asset): Answer {
  const encoding = negotiate(asset, headers['accept-encoding']);
  if (!encoding) return plainError(406, VARY);
  const { body, etag, head, freshHead } = encoding;
  if (isFresh(headers['if-none-match'], etag)) return { status: 304, head: freshHead };
  return { status: 200, head, body };
}
