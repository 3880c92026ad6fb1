import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { HoldReason } from '#server/leads/ports.ts';
import { errorCode, type Log } from '#server/log.ts';
import type { LeadStore } from '#server/store/createStore.ts';
import { ELAPSED, type Lead, type LeadValues, readValues, TRAP } from '#site/domain/lead.ts';
import { parseLead } from '#site/domain/parseLead.ts';
import type { Admit } from './admit.ts';
import { decode, type Fields } from './decode.ts';
import { Refusal } from './refusal.ts';
import { isSameOrigin } from './sameOrigin.ts';

/** Nobody can read and fill in the form faster: a robot. */
const MIN_MS = 2000;

export interface Service {
  readonly store: Pick<LeadStore, 'add'>;
  readonly admit: Admit;
  readonly publicOrigins: readonly string[];
  readonly addressOf: (request: IncomingMessage) => string;
  /** After a request is stored: there is mail to send. */
  readonly onStored: () => void;
  readonly log: Log;
}

function suspicion(fields: Fields): HoldReason | undefined {
  if ((fields.get(TRAP) ?? '') !== '') return 'honeypot';
  const elapsedMs = Number(fields.get(ELAPSED) || Number.NaN);
  return elapsedMs < MIN_MS ? 'too-fast' : undefined;
}

function parse(values: LeadValues): Lead {
  const parsed = parseLead(values);
  if (!parsed.ok) throw new Refusal(422, undefined, { values, errors: parsed.errors });
  return parsed.lead;
}

/** Without the store nothing can be promised: the visitor keeps the text, and the number to call. */
async function orUnavailable<T>(work: Promise<T>, values: LeadValues, log: Log): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    log({ level: 'error', event: 'store-failed', code: errorCode(error) });
    throw new Refusal(503, 'unavailable', { values, retryAfter: 60 });
  }
}

/** From a post to a reference: decode, same origin, admit, parse, store. Every step may throw a Refusal. */
export async function receive(request: IncomingMessage, service: Service): Promise<string> {
  const { store, admit, publicOrigins, addressOf, onStored, log } = service;
  // Read before the body: a client that disconnects has no address afterwards, but its request still counts.
  const address = addressOf(request);
  const fields = await decode(request);
  if (!isSameOrigin(request.headers, publicOrigins)) throw new Refusal(403, 'refused');
  const values = readValues((name) => fields.get(name));
  const crowd = await orUnavailable(admit(address), values, log);
  const lead = parse(values);
  const hold = suspicion(fields) ?? crowd;
  // A double click, a retry or "back" finds the reference it already has.
  const digest = hash('sha256', JSON.stringify(lead), 'base64url');
  const { status, reference } = await orUnavailable(store.add({ lead, digest, hold }), values, log);
  log({ level: 'info', event: `request-${status}`, reference, ...(hold && { code: hold }) });
  onStored();
  return reference;
}
