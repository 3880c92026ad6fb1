import type { Transaction } from 'kysely';
import { personKey } from '#server/leads/personKey.ts';
import type { Added, MailKind, NewRequest } from '#server/leads/ports.ts';
import type { Tables } from './schema.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Twenty collisions among 24 million references a month: not chance, a fault. */
const MAX_TRIES = 20;

export interface AddContext {
  readonly now: number;
  readonly makeReference: () => string;
  /** How long a key made from the payload counts: later, the same words are a new request. */
  readonly repeatMs: number;
}

const toRow = ({ lead, key, payloadHash, hold }: NewRequest, { now, repeatMs }: AddContext) => ({
  received_at: now,
  hold: hold ?? null,
  last_name: lead.lastName,
  first_name: lead.firstName,
  email: lead.email,
  phone: lead.phone,
  company: lead.company,
  city: lead.city,
  request_type: lead.requestType,
  message: lead.message,
  estimate: lead.estimate,
  person_key: personKey(lead.email),
  request_key: key,
  request_key_until: UUID.test(key) ? null : now + repeatMs,
  payload_hash: payloadHash,
});

function mailKinds({ lead, hold }: NewRequest): MailKind[] {
  if (hold !== undefined) return [];
  return lead.email === '' ? ['owner'] : ['owner', 'visitor'];
}

async function addMails(
  trx: Transaction<Tables>,
  reference: string,
  request: NewRequest,
  now: number,
) {
  const state = 'pending' as const;
  const mails = mailKinds(request).map((kind) => ({
    reference,
    kind,
    state,
    due_at: now,
    attempts: 0,
  }));
  if (mails.length > 0) await trx.insertInto('mails').values(mails).execute();
}

async function forgetExpiredKey(trx: Transaction<Tables>, key: string, now: number) {
  if (UUID.test(key)) return;
  await trx
    .updateTable('leads')
    .set({ request_key: null, request_key_until: null })
    .where('request_key', '=', key)
    .where('request_key_until', '<=', now)
    .execute();
}

/** Undefined when another lead has this key or this reference. */
async function insert(trx: Transaction<Tables>, request: NewRequest, context: AddContext) {
  // A conflict waits for whoever holds the key to commit: of identical requests at once, one is stored.
  const stored = await trx
    .insertInto('leads')
    .values({ ...toRow(request, context), reference: context.makeReference() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('reference')
    .executeTakeFirst();
  if (stored) await addMails(trx, stored.reference, request, context.now);
  return stored?.reference;
}

async function earlierAnswer(trx: Transaction<Tables>, { key, payloadHash }: NewRequest) {
  const earlier = await trx
    .selectFrom('leads')
    .select(['reference', 'payload_hash'])
    .where('request_key', '=', key)
    .executeTakeFirst();
  if (!earlier) return undefined;
  return earlier.payload_hash === payloadHash
    ? ({ status: 'repeated', reference: earlier.reference } as const)
    : ({ status: 'conflict' } as const);
}

/** To be run in a transaction: the lead and the mails that it calls for, or what the same key gave before. */
export async function addLead(
  trx: Transaction<Tables>,
  request: NewRequest,
  context: AddContext,
): Promise<Added> {
  await forgetExpiredKey(trx, request.key, context.now);
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const reference = await insert(trx, request, context);
    if (reference !== undefined) return { status: 'stored', reference };
    const answer = await earlierAnswer(trx, request);
    if (answer) return answer;
    // Otherwise the reference was taken: the next draw will differ.
  }
  throw new Error('No free reference found.');
}
