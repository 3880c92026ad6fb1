import type { IncomingMessage } from 'node:http';
import type { Answer } from '#server/http/answer.ts';
import { plainError } from '#server/http/plainError.ts';
import { type Asset, type Encoding, VARY } from './asset.ts';
import { isFresh, isOutdated, readRange } from './conditions.ts';
import { chooseEncoding } from './negotiate.ts';

function answerPart({ body, head, partHead }: Encoding, range: string): Answer {
  const span = readRange(range, body.length);
  if (span === 'whole') return { status: 200, head, body };
  if (span === 'unsatisfiable')
    return plainError(416, { 'content-range': `bytes */${body.length}` });
  const { first, last } = span;
  const which = ['content-range', `bytes ${first}-${last}/${body.length}`];
  const length = ['content-length', String(last - first + 1)];
  return {
    status: 206,
    head: [...partHead, ...which, ...length],
    body: body.subarray(first, last + 1),
  };
}

/** A file, in the encoding and the part that was asked for (RFC 9110 §13.2.2: in this order). */
export function answerAsset({ method, headers }: IncomingMessage, asset: Asset): Answer {
  const name = chooseEncoding(asset.encodings, headers['accept-encoding']);
  const encoding = name && asset.encodings.get(name);
  if (!encoding) return plainError(406, VARY);
  const { body, etag, head, freshHead } = encoding;
  if (isOutdated(headers['if-match'], etag)) return plainError(412);
  if (isFresh(headers['if-none-match'], etag)) return { status: 304, head: freshHead };
  const { range, 'if-range': ifRange } = headers;
  // A compressed encoding is continued only by who holds the beginning of the very same.
  const mayContinue = ifRange === undefined ? name === 'identity' : ifRange === etag;
  if (range !== undefined && method === 'GET' && mayContinue) return answerPart(encoding, range);
  return { status: 200, head, body };
}
