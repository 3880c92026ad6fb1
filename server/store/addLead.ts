import type { Transaction } from 'kysely';
import { personKey } from '#server/leads/personKey.ts';
import type { Added, NewRequest } from '#server/leads/ports.ts';
import { addMails, releaseLead } from './outboxRows.ts';
import type { Engine, Tables } from './schema.ts';

/** Twenty collisions among 24 million references a month: not chance, a fault. */
const MAX_TRIES = 20;

export interface AddContext {
  readonly engine: Engine;
  readonly trx: Transaction<Tables>;
  readonly now: number;
  readonly makeReference: () => string;
  /** How long a digest counts: later, the same words are a new request. */
  readonly repeatMs: number;
}

const toRow = (
  { lead, digest, hold }: NewRequest,
  { now, repeatMs, makeReference }: AddContext,
) => ({
  reference: makeReference(),
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
  request_key: digest,
  request_key_until: now + repeatMs,
  // Of an earlier design: instances that still run it compare it.
  payload_hash: digest,
});

async function forgetExpiredKey({ trx, now }: AddContext, digest: string): Promise<void> {
  await trx
    .updateTable('leads')
    .set({ request_key: null, request_key_until: null })
    .where('request_key', '=', digest)
    .where('request_key_until', '<=', now)
    .execute();
}

async function earlierAnswer(
  { engine, trx, now }: AddContext,
  { digest, hold }: NewRequest,
): Promise<Added | undefined> {
  const earlier = await trx
    .selectFrom('leads')
    .select('reference')
    .where('request_key', '=', digest)
    .executeTakeFirst();
  if (!earlier) return undefined;
  // Held for haste, then sent again at leisure: a person.
  if (hold === undefined) await releaseLead(engine, trx, earlier.reference, now);
  return { status: 'repeated', reference: earlier.reference };
}

/** To be run in a transaction: the lead and the mails that it calls for, or what the same words gave before. */
export async function addLead(context: AddContext, request: NewRequest): Promise<Added> {
  const { engine, trx, now } = context;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const row = toRow(request, context);
    // A conflict waits for whoever holds the key to commit: of identical requests at once, one is stored.
    if (await engine.insertRow(trx, 'leads', row)) {
      if (row.hold === null) await addMails(engine, trx, row, now);
      return { status: 'stored', reference: row.reference };
    }
    await forgetExpiredKey(context, request.digest);
    const earlier = await earlierAnswer(context, request);
    if (earlier) return earlier;
    // The key was free, or is now; or another lead has the reference.
  }
  throw new Error('No free reference found.');
}
