import type { Transaction } from 'kysely';
import { personKey } from '#server/leads/personKey.ts';
import type { Added, NewRequest } from '#server/leads/ports.ts';
import { addMails, releaseLead } from './outboxRows.ts';
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
  if (stored && request.hold === undefined)
    await addMails(trx, stored.reference, request.lead.email, context.now);
  return stored?.reference;
}

async function earlierAnswer(
  trx: Transaction<Tables>,
  { key, payloadHash, hold }: NewRequest,
  now: number,
): Promise<Added | undefined> {
  const earlier = await trx
    .selectFrom('leads')
    .select(['reference', 'payload_hash'])
    .where('request_key', '=', key)
    .executeTakeFirst();
  if (!earlier) return undefined;
  if (earlier.payload_hash !== payloadHash) return { status: 'conflict' };
  // Held for haste, then sent again at leisure: a person.
  if (hold === undefined) await releaseLead(trx, earlier.reference, now);
  return { status: 'repeated', reference: earlier.reference };
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
    const answer = await earlierAnswer(trx, request, context.now);
    if (answer) return answer;
    // Otherwise the reference was taken: the next draw will differ.
  }
  throw new Error('No free reference found.');
}
