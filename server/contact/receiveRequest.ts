import { hash } from 'node:crypto';
import { ELAPSED, type LeadErrors, type LeadValues, readValues, TRAP } from '#site/domain/lead.ts';
import { parseLead } from '#site/domain/parseLead.ts';
import type { HoldReason, LeadStore } from '../leads/ports.ts';
import { errorCode, type Log } from '../log.ts';
import type { Fields } from './decodeBody.ts';

/** Nobody reads and fills the form faster. */
const LEAST_MS = 2000;

export type Outcome =
  | { readonly status: 'stored'; readonly reference: string }
  | { readonly status: 'invalid'; readonly values: LeadValues; readonly errors: LeadErrors }
  | { readonly status: 'unavailable'; readonly values: LeadValues };

function holdReason(fields: Fields): HoldReason | undefined {
  if ((fields.get(TRAP) ?? '') !== '') return 'honeypot';
  const elapsedMs = Number(fields.get(ELAPSED) || Number.NaN);
  return elapsedMs < LEAST_MS ? 'too-fast' : undefined;
}

export interface Services {
  readonly store: Pick<LeadStore, 'add'>;
  /** After a request is stored: there is mail to send. */
  readonly onStored: () => void;
  readonly log: Log;
}

/** Validate, store, answer; the mail is somebody else's work, later. */
export async function receiveRequest(
  fields: Fields,
  { store, onStored, log }: Services,
): Promise<Outcome> {
  const values = readValues((name) => fields.get(name));
  const parsed = parseLead(values);
  if (!parsed.ok) return { status: 'invalid', values, errors: parsed.errors };
  const digest = hash('sha256', JSON.stringify(parsed.lead), 'base64url');
  const hold = holdReason(fields);
  try {
    // A double click, a retry or "back" finds the reference it already has.
    const { status, reference } = await store.add({ lead: parsed.lead, digest, hold });
    log({ level: 'info', event: `request-${status}`, reference, ...(hold && { code: hold }) });
    onStored();
    return { status: 'stored', reference };
  } catch (error) {
    log({ level: 'error', event: 'store-failed', code: errorCode(error) });
    return { status: 'unavailable', values };
  }
}
