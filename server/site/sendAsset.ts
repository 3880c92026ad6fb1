import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Asset, type Form, VARY } from './asset.ts';
import { isFresh, isOutdated, mayContinue, readRange } from './conditions.ts';
import { negotiate } from './negotiate.ts';
import { refuse } from './refuse.ts';

function sendPart(response: ServerResponse, form: Form, range: string): ServerResponse {
  const { body, part, whole } = form;
  const span = readRange(range, body.length);
  if (span === 'whole') return response.writeHead(200, whole).end(body);
  if (span === 'unsatisfiable')
    return refuse(response, 416, { 'content-range': `bytes */${body.length}` });
  const { first, last } = span;
  const which = ['content-range', `bytes ${first}-${last}/${body.length}`];
  const length = ['content-length', String(last - first + 1)];
  return response
    .writeHead(206, [...part, ...which, ...length])
    .end(body.subarray(first, last + 1));
}

/** A file, in the form and the part that was asked for (RFC 9110 §13.2.2: in this order). */
export function sendAsset(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  asset: Asset,
): ServerResponse {
  const form = negotiate(asset, headers['accept-encoding']);
  if (!form) return refuse(response, 406, VARY);
  if (isOutdated(headers['if-match'], form.etag)) return refuse(response, 412);
  if (isFresh(headers['if-none-match'], form.etag))
    return response.writeHead(304, form.fresh).end();
  const { range } = headers;
  if (range !== undefined && method === 'GET') {
    const isCompressed = form !== asset.forms.get('identity');
    if (mayContinue(form, isCompressed, headers['if-range']))
      return sendPart(response, form, range);
  }
  // Node leaves the body out of an answer to HEAD.
  return response.writeHead(200, form.whole).end(form.body);
}

/** The page of an unknown address: never stored, never fresh, never in parts. */
export function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  asset: Asset,
): ServerResponse {
  const form = negotiate(asset, request.headers['accept-encoding']);
  if (!form) return refuse(response, 404, VARY);
  return response.writeHead(404, form.elsewhere).end(form.body);
}
