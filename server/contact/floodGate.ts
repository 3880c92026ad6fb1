import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../log.ts';
import { createAsset } from '../site/asset.ts';
import { negotiate } from '../site/negotiate.ts';
import type { AnswerPage } from './answerPages.ts';
import { BODY_LIMIT, FORM } from './decodeBody.ts';
import type { FloodWatch } from './floodWatch.ts';

/** Whether it has answered. */
export type FloodGate = (
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
) => boolean;

const isSmallForm = ({ headers }: IncomingMessage): boolean =>
  headers['content-type'] === FORM && Number(headers['content-length']) <= BODY_LIMIT;

const toAsset = ({ bodies, policy }: AnswerPage) =>
  createAsset(
    { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
    bodies,
  );

/** Answers the forms of a program that floods us, unread: to read one would cost more than any page. */
export function createFloodGate(
  flood: FloodWatch,
  getPage: () => Promise<AnswerPage>,
  log: Log,
): FloodGate {
  let asset: ReturnType<typeof toAsset> | undefined;

  return (request, response, address) => {
    const retryAfter = flood.secondsLeft(address);
    if (retryAfter === 0 || !isSmallForm(request)) return false;
    // Until it is there, and if it cannot be, they are read like the others.
    if (!asset)
      void getPage().then(
        (page) => (asset = toAsset(page)),
        () => {},
      );
    const form = asset && negotiate(asset, request.headers['accept-encoding']);
    if (!form) return false;
    log({ level: 'warn', event: 'request-refused', code: '429 flooded' });
    response.writeHead(429, [...form.elsewhere, 'retry-after', String(retryAfter)]).end(form.body);
    return true;
  };
}
