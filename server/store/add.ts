import { personKey } from '#server/leads/personKey.ts';
import type { Added, LeadStore, NewRequest } from '#server/leads/ports.ts';
import { createReferences } from '#server/leads/reference.ts';
import { addMails, type Moment, releaseLead } from './addMails.ts';
import { type Engine, readNow } from './schema.ts';

/** Twenty collisions among 24 million references a month: not chance, a fault. */
const MAX_TRIES = 20;

export interface AddOptions {
  /** The owner's, of content/company.yaml; whoever only reads the base needs none. */
  readonly referencePrefix?: string;
  /** For how long the same words are the same request. */
  readonly repeatMinutes?: number;
}

interface Adding extends Moment {
  readonly makeReference: () => string;
  readonly repeatMs: number;
}

const toRow = ({ lead, digest, hold }: NewRequest, { now, repeatMs, makeReference }: Adding) => ({
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
  // Of an earlier design: the column must not be empty.
  payload_hash: digest,
});

/** Nobody wants the same words to count for longer: a key that would was given by a clock that was ahead. */
const LONGEST_REPEAT_MS = 86_400_000;

async function forgetExpiredKey({ trx, now }: Adding, digest: string): Promise<void> {
  await trx
    .updateTable('leads')
    .set({ request_key: null, request_key_until: null })
    .where('request_key', '=', digest)
    .where(({ or, eb }) =>
      or([
        eb('request_key_until', '<=', now),
        eb('request_key_until', '>', now + LONGEST_REPEAT_MS),
      ]),
    )
    .execute();
}

async function earlierAnswer(
  adding: Adding,
  { digest, hold }: NewRequest,
): Promise<Added | undefined> {
  const earlier = await adding.trx
    .selectFrom('leads')
    .select('reference')
    .where('request_key', '=', digest)
    .executeTakeFirst();
  if (!earlier) return undefined;
  // Held for haste, then sent again without: a person.
  if (hold === undefined) await releaseLead(adding, earlier.reference);
  return { status: 'repeated', reference: earlier.reference };
}

/** To be run in a transaction: the lead and the mails that it calls for, or what the same words gave before. */
export async function addLead(adding: Adding, request: NewRequest): Promise<Added> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const row = toRow(request, adding);
    // A conflict waits for whoever holds the key to commit: of identical requests at once, one is stored.
    const { numInsertedOrUpdatedRows } = await adding.trx
      .insertInto('leads')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) {
      if (row.hold === null) await addMails(adding, row);
      return { status: 'stored', reference: row.reference };
    }
    await forgetExpiredKey(adding, request.digest);
    const earlier = await earlierAnswer(adding, request);
    if (earlier) return earlier;
    // The key was free, or is now; or another lead has the reference.
  }
  throw new Error('No free reference found.');
}

export function createAdd(engine: Engine, options: AddOptions): LeadStore['add'] {
  const { referencePrefix = 'REF', repeatMinutes = 10 } = options;
  const attempt = (request: NewRequest): Promise<Added> =>
    engine.db.transaction().execute(async (trx) => {
      const now = await readNow(engine, trx);
      const makeReference = createReferences(referencePrefix, new Date(now));
      const repeatMs = repeatMinutes * 60_000;
      return addLead({ engine, trx, now, makeReference, repeatMs }, request);
    });
  return (request) =>
    attempt(request).catch((error: unknown) => {
      // The line broke, perhaps in the commit: the digest tells whether the first attempt counts.
      if (engine.isInDoubt(error)) return attempt(request);
      throw error;
    });
}
