import { setTimeout as pause } from 'node:timers/promises';
import { openWays } from '#server/alerts/ways.ts';
import type { Env } from '#server/env.ts';
import { NotDoneError } from '#server/leads/ports.ts';
import { errorCode } from '#server/log.ts';
import type { LeadStore } from '#server/store/createStore.ts';
import type { ServerWords } from '#site/content/serverWords.ts';
import { ELAPSED, EMPTY_VALUES, FIELD_NAMES, rulesOf } from '#site/domain/lead.ts';
import { formatTime, KIND_LABELS, STATE_LABELS } from './labels.ts';

const PATIENCE_MS = 60_000;
const EVERYWHERE = ['0.0.0.0', '::'];

interface Parts {
  readonly store: LeadStore;
  readonly env: Env;
  readonly words: ServerWords;
}

/** By the form of the site that runs, as a visitor would. */
async function post({ env, words }: Omit<Parts, 'store'>): Promise<string> {
  const host = EVERYWHERE.includes(env.host) ? '127.0.0.1' : env.host;
  const origin = `http://${host.includes(':') ? `[${host}]` : host}:${env.port}`;
  const values = {
    ...EMPTY_VALUES,
    ...{ lastName: 'Essai', firstName: 'du site', company: words.company.name, city: 'Essai' },
    ...{ email: env.mailTo ?? words.company.email, phone: words.company.phone },
    message: `Demande d'essai du ${formatTime(new Date())} : rien à faire.`,
  };
  const named = FIELD_NAMES.map((field) => [rulesOf(field).name, values[field]]);
  const answer = await fetch(`${origin}/contact`, {
    method: 'POST',
    // A connection kept open would keep this command waiting.
    headers: { 'content-type': 'application/json', origin, connection: 'close' },
    body: JSON.stringify({ ...Object.fromEntries(named), [ELAPSED]: '60000' }),
  }).catch((error: unknown) => {
    const code = errorCode(error instanceof Error ? error.cause : error);
    throw new NotDoneError(`${origin} : le site ne répond pas (${code}). Lancez-le d'abord.`);
  });
  const { reference }: { readonly reference?: string } = await answer.json();
  if (reference === undefined)
    throw new NotDoneError(`${origin} : le formulaire a refusé la demande (${answer.status}).`);
  return reference;
}

/** Until all its mails have left or failed, or our patience ends. */
async function mailLines(store: LeadStore, reference: string, patienceMs: number) {
  const endsAt = performance.now() + patienceMs;
  for (;;) {
    const { mails = [] } = (await store.find(reference)) ?? {};
    const isOver = mails.every(({ state }) => state !== 'pending') || performance.now() > endsAt;
    if (isOver)
      return mails.map(({ kind, state, reason }) => ({
        isWell: state === 'sent',
        line: `E-mail ${KIND_LABELS[kind]} : ${STATE_LABELS[state]}${reason ? ` (${reason})` : ''}`,
      }));
    await pause(500);
  }
}

async function alertLine({ env, words }: Omit<Parts, 'store'>) {
  const alert = openWays(env, words, { log: () => {} });
  if (!alert)
    return { isWell: false, line: "Alerte : personne n'est prévenu (ALERT_URL ou ALERT_TO)" };
  const name = `alert-essai-${Date.now()}`;
  const failure = await alert(`${words.company.name}\u00a0: essai, tout va bien.`, name).then(
    () => undefined,
    errorCode,
  );
  return { isWell: failure === undefined, line: `Alerte : ${failure ?? 'partie'}` };
}

async function backupLine(store: LeadStore) {
  const { backupAt: at } = await store.status();
  const isWell = at !== undefined && Date.now() - at.getTime() < 2 * 86_400_000;
  return { isWell, line: `Sauvegarde : ${at ? `la dernière le ${formatTime(at)}` : 'aucune'}` };
}

/** A request through everything, then erased; what became of it, line by line. Throws when a part is not well. */
export async function essai(parts: Parts, patienceMs = PATIENCE_MS): Promise<string> {
  const { store, env, words } = parts;
  const reference = await post(parts);
  const found = [
    { isWell: true, line: `Formulaire : demande ${reference} enregistrée` },
    ...(env.smtp
      ? await mailLines(store, reference, patienceMs)
      : [{ isWell: false, line: "E-mails : aucun ne part, SMTP_URL n'est pas donné" }]),
    await alertLine(parts),
    await backupLine(store),
  ];
  await store.eraseRequest(reference);
  const text = found.map(({ isWell, line }) => `${isWell ? 'oui' : 'NON'}  ${line}`).join('\n');
  const end = `La demande est effacée. Vérifiez la boîte ${env.mailTo ?? words.company.email}, indésirables compris.`;
  if (found.every(({ isWell }) => isWell)) return `${text}\n${end}`;
  throw new NotDoneError(`${text}\n${end}`);
}
