import type { IncomingMessage } from 'node:http';
import { type ContactOptions, queryOf } from '#server/contact/contactRoutes.ts';
import { decode } from '#server/contact/decode.ts';
import { Refusal } from '#server/contact/refusal.ts';
import { isSameOrigin } from '#server/contact/sameOrigin.ts';
import { page, type Route, type Routes, text } from '#server/http/answer.ts';
import { errorCode } from '#server/log.ts';
import type { LeadStore } from '#server/store/createStore.ts';
import type { FollowUpAction, FollowUpView } from '#site/domain/followUp.ts';
import { readToken } from './token.ts';

const TOMORROW_SECONDS = 24 * 3600;
const STATUS = { expired: 410, unknown: 404, unavailable: 503 } as const;

interface Options
  extends Pick<ContactOptions, 'renderPage' | 'publicOrigins' | 'onStored' | 'log'> {
  readonly store: Pick<
    LeadStore,
    'linkSecret' | 'find' | 'markAnswered' | 'recallLater' | 'release' | 'eraseRequest'
  >;
}

const failed = (reason: keyof typeof STATUS) => ({ state: 'failed', reason }) as const;

/** /suivi: GET asks, whoever opens the link, a mail scanner included; only POST changes anything. */
export function followUpRoutes(options: Options): Routes {
  const { store, renderPage, publicOrigins, onStored, log } = options;

  const PERFORM: Record<FollowUpAction, (reference: string) => Promise<boolean>> = {
    done: store.markAnswered,
    later: (reference) => store.recallLater(reference, TOMORROW_SECONDS),
    release: store.release,
    discard: async (reference) => (await store.eraseRequest(reference)) > 0,
  };

  /** What the link asks for, if its request is still there to be asked about. */
  async function read(token = ''): Promise<FollowUpView> {
    const wish = readToken(token, await store.linkSecret(), new Date());
    if (wish === 'expired') return failed('expired');
    const lead = wish === 'forged' ? undefined : await store.find(wish.reference);
    if (wish === 'forged' || !lead) return failed('unknown');
    // Held requests are released or discarded, the others answered or recalled.
    const isForHeld = wish.action === 'release' || wish.action === 'discard';
    if (isForHeld !== (lead.hold !== undefined)) return failed('unknown');
    return { state: 'asked', token, ...wish, requestType: lead.requestType };
  }

  async function confirm(request: IncomingMessage): Promise<FollowUpView> {
    const fields = await decode(request);
    if (!isSameOrigin(request.headers, publicOrigins)) throw new Refusal(403, 'refused');
    const view = await read(fields.get('jeton'));
    if (view.state !== 'asked') return view;
    const { action, reference, requestType } = view;
    if (!(await PERFORM[action](reference))) return failed('unknown');
    log({ level: 'info', event: `follow-up-${action}`, reference });
    if (action === 'release') onStored();
    return { state: 'confirmed', action, reference, requestType };
  }

  /** What is refused unread is said in a line; a base that does not answer, on the page. */
  const shown =
    (ask: (request: IncomingMessage) => Promise<FollowUpView>): Route =>
    async (request) => {
      const view = await ask(request).catch((error: unknown) => {
        if (error instanceof Refusal) return error;
        log({ level: 'error', event: 'follow-up-failed', code: errorCode(error) });
        return failed('unavailable');
      });
      if (view instanceof Refusal) return text(view.status, 'Demande refusée.\n');
      const status = view.state === 'failed' ? STATUS[view.reason] : 200;
      return page(request, status, await renderPage('/suivi', { followUp: view }));
    };

  const open = (request: IncomingMessage) => read(queryOf(request).get('jeton') ?? '');
  return { '/suivi': { GET: shown(open), POST: shown(confirm) } };
}
