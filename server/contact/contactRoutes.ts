import type { IncomingMessage } from 'node:http';
import { type Answer, answer, builtPage, json, page, type Routes } from '#server/http/answer.ts';
import { errorCode } from '#server/log.ts';
import type { Asset } from '#server/site/asset.ts';
import type { LeadStore } from '#server/store/createStore.ts';
import { parsePlant } from '#site/domain/plant.ts';
import { fromQuery } from '#site/domain/plantQuery.ts';
import { bodyType } from './decode.ts';
import { receive, type Service } from './receive.ts';
import { Refusal } from './refusal.ts';
import type { RenderPage } from './renderPage.ts';

const REFERENCE = /^[A-Z]{2,5}-\d{4}-[0-9A-Z]{4,8}$/;

export interface ContactOptions extends Service {
  readonly store: Pick<LeadStore, 'add' | 'find'>;
  readonly renderPage: RenderPage;
  /** The one page for posts that are refused unread: it sends the visitor back to the text. */
  readonly refusedPage: Asset;
}

const isJson = ({ headers }: IncomingMessage) => bodyType(headers['content-type']) === 'json';

export const queryOf = ({ url = '' }: IncomingMessage) =>
  new URL(url, 'http://localhost').searchParams;

/** POST /contact, the page that thanks for it, and the form with an estimate in it. */
export function contactRoutes(options: ContactOptions): Routes {
  const { store, renderPage, refusedPage, log } = options;

  function sent(request: IncomingMessage, reference: string): Answer {
    const address = `/contact/merci?reference=${reference}`;
    if (isJson(request)) return json(200, { reference, address });
    return answer(303, { location: address });
  }

  async function refused(request: IncomingMessage, refusal: Refusal): Promise<Answer> {
    const { status, notice, details } = refusal;
    const { values, errors = {}, retryAfter } = details;
    const level = status === 422 ? 'info' : 'warn';
    log({ level, event: 'request-refused', code: `${status} ${notice ?? 'invalid'}` });
    const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
    if (isJson(request)) return json(status, { errors, notice }, headers);
    if (values === undefined) return builtPage(request, status, refusedPage, headers);
    const html = await renderPage('/contact/reponse', { answer: { values, errors, notice } });
    return page(request, status, html, headers);
  }

  async function post(request: IncomingMessage): Promise<Answer> {
    try {
      return sent(request, await receive(request, options));
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal(503, 'unavailable');
      if (refusal !== error) log({ level: 'error', event: 'post-failed', code: errorCode(error) });
      return refused(request, refusal).catch((failure: unknown) => {
        // The form could not be shown again: the built page can.
        log({ level: 'error', event: 'render-failed', code: errorCode(failure) });
        return builtPage(request, refusal.status, refusedPage);
      });
    }
  }

  /** An unknown reference gets 404. If the store cannot be asked, the page is shown without checking. */
  async function thank(request: IncomingMessage): Promise<Answer | undefined> {
    const reference = queryOf(request).get('reference') ?? '';
    if (!REFERENCE.test(reference)) return undefined;
    const isKnown = await store.find(reference).then(Boolean, () => true);
    const html = await renderPage('/contact/merci', { reference: isKnown ? reference : undefined });
    return page(request, isKnown ? 200 : 404, html);
  }

  /** Other queries get the page as it was built: a link that is cut short still leads to the form. */
  async function showEstimate(request: IncomingMessage): Promise<Answer | undefined> {
    const texts = fromQuery(`?${queryOf(request)}`);
    const parsed = texts && parsePlant(texts);
    if (!parsed?.ok) return undefined;
    const html = await renderPage('/contact/estimation', { plant: parsed.plant });
    // Not no-store: browsers would then forget what was typed when the visitor comes back to it.
    return page(request, 200, html, { 'cache-control': 'private, no-cache' });
  }

  return {
    '/contact': { GET: showEstimate, POST: post },
    '/contact/merci': { GET: thank },
  };
}
