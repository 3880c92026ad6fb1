import type { IncomingMessage, ServerResponse } from 'node:http';
import { relative } from 'node:path';
import { z } from 'zod';
import { typeset } from '#site/domain/typography.ts';
import type { Plan } from '../content/plan.ts';
import { idOf } from '../content/plans.ts';
import { FormFiles } from './formFiles.ts';
import { answer, answerJson, answerText, isOurs, readJson } from './http.ts';
import { Journal } from './journal.ts';
import { CONTENT, HISTORY } from './places.ts';
import { SaveRefusal } from './refusal.ts';
import { save } from './save.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

const updateSchema = z.object({
  additions: z.array(z.object({ path: z.string(), contents: z.string() })),
});

const decode = (contents: string): unknown =>
  JSON.parse(Buffer.from(contents, 'base64').toString('utf8'));

/** The result of undoing the last save. */
function undoneWords(undone: ReturnType<Journal['undo']>): string {
  if (undone === undefined) return 'Rien à annuler.';
  if (undone.changedSince.length === 0) return `Annulé : ${undone.what}.`;
  const files = undone.changedSince.join(', ');
  return `Rien n'est annulé : ${files} a changé depuis, hors de l'éditeur. Git garde les versions d'avant.`;
}

/** The addresses of the editor, by method and path. They replace Keystatic's own: see decision 13. */
export function editorRoutes(plans: ReadonlyMap<string, Plan>, onChanged: () => void) {
  const formFiles = new FormFiles(plans);
  const journal = new Journal(HISTORY);
  const services = { plans, formFiles, journal };
  // Saves run one after the other: a second tab's save is compared with what the first has written.
  let saving: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<void>) => {
    const mine = saving.then(work);
    saving = mine.catch(() => undefined);
    return mine;
  };
  /** What could be better, as the last save found it. */
  let advice: readonly string[] = [];
  const routes: Record<string, Handler> = {
    'GET /api/keystatic/tree': (_request, response) => answerJson(response, formFiles.tree()),
    'POST /api/keystatic/update': async (request, response) => {
      const { additions } = updateSchema.parse(await readJson(request));
      const shown = request.headers['if-match'] ?? '';
      await inTurn(async () => {
        for (const { path, contents } of additions)
          advice = await save(services, path, decode(contents), shown);
      });
      onChanged();
      answerJson(response, formFiles.tree());
    },
    'GET /edition/etat': (_request, response) => {
      const last = journal.last();
      const forms = last?.paths.map((path) => idOf(relative(CONTENT, path)));
      answerJson(response, {
        last: last === undefined ? null : { what: last.what, forms },
        advice,
      });
    },
    'POST /edition/annuler': (_request, response) => {
      const undone = journal.undo();
      onChanged();
      const isUndone = undone?.changedSince.length === 0;
      answerJson(response, { isUndone, message: typeset(undoneWords(undone)) });
    },
  };

  function showForm(path: string, response: ServerResponse): boolean {
    const [, sha, name = ''] = /^\/api\/keystatic\/blob\/(\w+)\/([\w-]+\.json)$/.exec(path) ?? [];
    if (sha === undefined) return false;
    const bytes = formFiles.show(name, sha);
    if (bytes !== undefined) answer(response, 200, bytes, 'application/json');
    else answerText(response, 404, 'Ce contenu a changé : rechargez la page.');
    return true;
  }

  /** Returns whether the request was for the editor. */
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [path = ''] = (request.url ?? '').split('?');
    if (!path.startsWith('/api/keystatic') && !path.startsWith('/edition/')) return false;
    const handle = routes[`${request.method} ${path}`];
    try {
      if (!isOurs(request)) answerText(response, 403, 'Refusé.');
      else if (handle !== undefined) await handle(request, response);
      else if (request.method !== 'GET' || !showForm(path, response))
        answerText(response, 404, 'Introuvable.');
    } catch (error) {
      if (error instanceof SaveRefusal) answerText(response, 422, error.message);
      else answerText(response, 500, `Rien n’est enregistré : ${String(error)}`);
    }
    return true;
  };
}
