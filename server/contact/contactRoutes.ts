import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  EMPTY_VALUES,
  type LeadErrors,
  type LeadValues,
  type Notice,
  readValues,
} from '#site/domain/lead.ts';
import { fromQuery, parsePlant } from '#site/domain/plant.ts';
import { createTurns } from '../http/createTurns.ts';
import { errorCode } from '../log.ts';
import { createAnswerPages } from './answerPages.ts';
import { BODY_LIMIT, decodeBody, type Fields, FORM, JSON_TYPE } from './decodeBody.ts';
import { createFloodGate, type FloodGate } from './floodGate.ts';
import { createFloodWatch } from './floodWatch.ts';
import { isSameOrigin } from './isSameOrigin.ts';
import { createRateLimit } from './rateLimit.ts';
import { receiveRequest, type Services } from './receiveRequest.ts';
import type { RenderPage } from './renderPage.ts';
import { sendPage } from './sendPage.ts';

const REFERENCE = /^[A-Z]{2,5}-\d{4}-[0-9A-Z]{4,8}$/;

interface Refusal {
  readonly status: number;
  readonly notice?: Notice;
  readonly values?: LeadValues;
  readonly errors?: LeadErrors;
  readonly retryAfter?: number;
}

export interface ContactOptions extends Services {
  readonly renderPage: RenderPage;
  readonly publicOrigins: readonly string[];
  /** The seconds that a visitor at this address has to wait before one more request; 0 counts it. */
  readonly admit?: (address: string) => number;
}

/** POST /contact, the page that thanks for it, and the form with an estimate in it. Returns what a flood meets first. */
export function contactRoutes(app: FastifyInstance, options: ContactOptions): FloodGate {
  const { renderPage, publicOrigins, log, admit = createRateLimit() } = options;
  const pages = createAnswerPages(renderPage);
  const refusals = createFloodWatch();
  /** Those of the rate limit alone. */
  const brakes = createFloodWatch();
  const myTurn = createTurns();

  const isJson = (request: FastifyRequest) =>
    request.headers['content-type']?.startsWith(JSON_TYPE) === true;

  async function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
    const { status, notice, values = EMPTY_VALUES, errors = {}, retryAfter } = refusal;
    const level = status === 422 ? 'info' : 'warn';
    log({ level, event: 'request-refused', code: `${status} ${notice ?? 'invalid'}` });
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    if (isJson(request)) {
      return reply.code(status).header('cache-control', 'no-store').send({ errors, notice });
    }
    if (notice !== undefined) refusals.count(request.ip);
    if (status === 429) brakes.count(request.ip);
    const isFlood = refusals.secondsLeft(request.ip) > 0;
    const page = await pages.refusal({ values, errors, notice }, isFlood);
    return sendPage(request, reply, status, page);
  }

  async function receive(request: FastifyRequest, reply: FastifyReply) {
    const { body } = request;
    // Not before it is read: who hangs up now has sent a request.
    await myTurn();
    const fields: Fields | undefined =
      body instanceof Buffer ? decodeBody(body, isJson(request) ? 'json' : 'form') : undefined;
    if (!fields) return refuse(request, reply, { status: 422, notice: 'unreadable' });
    const values = readValues((name) => fields.get(name));
    if (!isSameOrigin(request.headers, publicOrigins))
      return refuse(request, reply, { status: 403, notice: 'refused', values });
    const retryAfter = admit(request.ip);
    if (retryAfter > 0)
      return refuse(request, reply, { status: 429, notice: 'busy', values, retryAfter });
    const outcome = await receiveRequest(fields, options);
    if (outcome.status === 'invalid') return refuse(request, reply, { ...outcome, status: 422 });
    if (outcome.status === 'unavailable')
      return refuse(request, reply, {
        ...outcome,
        status: 503,
        notice: 'unavailable',
        retryAfter: 60,
      });
    const address = `/contact/merci?reference=${outcome.reference}`;
    if (isJson(request))
      return reply
        .header('cache-control', 'no-store')
        .send({ reference: outcome.reference, address });
    return reply.header('cache-control', 'no-store').redirect(address, 303);
  }

  async function thank(request: FastifyRequest, reply: FastifyReply) {
    const reference = new URL(request.url, 'http://localhost').searchParams.get('reference') ?? '';
    if (!REFERENCE.test(reference)) return reply.callNotFound();
    return sendPage(request, reply, 200, await pages.thanks(reference));
  }

  /** Other queries get the page as it was built: a link that is cut short still leads to the form. */
  async function showEstimate(request: FastifyRequest, reply: FastifyReply) {
    const texts = fromQuery(new URL(request.url, 'http://localhost').search);
    const parsed = texts && parsePlant(texts);
    const page = parsed?.ok ? await pages.estimate(parsed.plant) : undefined;
    return page ? sendPage(request, reply, 200, page) : reply.callNotFound();
  }

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    for (const type of [FORM, JSON_TYPE]) {
      scope.addContentTypeParser(
        type,
        { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
        (_request, body, done) => done(null, body),
      );
    }
    scope.post('/contact', { bodyLimit: BODY_LIMIT }, receive);
    scope.get('/contact', showEstimate);
    scope.get('/contact/merci', thank);
    scope.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) log({ level: 'error', event: 'page-failed', code: errorCode(error) });
      return refuse(request, reply, {
        status: status >= 500 ? 503 : status,
        notice: status >= 500 ? 'unavailable' : 'unreadable',
      });
    });
  });
  return createFloodGate(brakes, () => pages.flooded(), log);
}
