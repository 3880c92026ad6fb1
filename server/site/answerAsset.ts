import type { IncomingMessage } from 'node:http';
import type { Answer } from '#server/http/answer.ts';
import { refuse } from '#server/http/refuse.ts';
import { type Asset, type Form, VARY } from './asset.ts';
import { isFresh, isOutdated, mayContinue, readRange } from './conditions.ts';
import { negotiate } from './negotiate.ts';

function answerPart({ body, part, whole }: Form, range: string): Answer {
  const span = readRange(range, body.length);
  if (span === 'whole') return { status: 200, head: whole, body };
  if (span === 'unsatisfiable') return refuse(416, { 'content-range': `bytes */${body.length}` });
  const { first, last } = span;
  const which = ['content-range', `bytes ${first}-${last}/${body.length}`];
  const length = ['content-length', String(last - first + 1)];
  return {
    status: 206,
    head: [...part, ...which, ...length],
    body: body.subarray(first, last + 1),
  };
}

/** A file, in the form and the part that was asked for (RFC 9110 §13.2.2: in this order). */
export function answerAsset({ method, headers }: IncomingMessage, asset: Asset): Answer {
  const form = negotiate(asset, headers['accept-encoding']);
  if (!form) return refuse(406, VARY);
  if (isOutdated(headers['if-match'], form.etag)) return refuse(412);
  if (isFresh(headers['if-none-match'], form.etag)) return { status: 304, head: form.fresh };
  const { range } = headers;
  const isCompressed = form !== asset.forms.get('identity');
  if (
    range !== undefined &&
    method === 'GET' &&
    mayContinue(form, isCompressed, headers['if-range'])
  )
    return answerPart(form, range);
  return { status: 200, head: form.whole, body: form.body };
}
