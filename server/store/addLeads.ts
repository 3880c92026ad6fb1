import type { Transaction } from 'kysely';
import { personKey } from '#server/leads/personKey.ts';
import type { Added, NewRequest } from '#server/leads/ports.ts';
import { addMails, releaseLead } from './outboxRows.ts';
import type { Tables } from './schema.ts';

/** Twenty collisions among 24 million references a month: not chance, a fault. */
const MAX_TRIES = 20;

export interface AddContext {
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

async function forgetExpiredKeys(
  trx: Transaction<Tables>,
  requests: readonly NewRequest[],
  now: number,
): Promise<void> {
  const digests = requests.map(({ digest }) => digest);
  await trx
    .updateTable('leads')
    .set({ request_key: null, request_key_until: null })
    .where('request_key', 'in', digests)
    .where('request_key_until', '<=', now)
    .execute();
}

type Row = ReturnType<typeof toRow>;

/** Those stored; the others' key or reference is another lead's. */
async function insert(trx: Transaction<Tables>, rows: readonly Row[]): Promise<Set<Row>> {
  // A conflict waits for whoever holds the key to commit: of identical requests at once, one is stored.
  const inserted = await trx
    .insertInto('leads')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['reference', 'request_key'])
    .execute();
  const keys = new Map(inserted.map(({ reference, request_key }) => [reference, request_key]));
  const isStored = ({ reference, request_key }: Row) =>
    // Each counts once, even if the same request came twice and drew the same reference.
    keys.get(reference) === request_key && keys.delete(reference);
  return new Set(rows.filter(isStored));
}

async function earlierAnswer(
  trx: Transaction<Tables>,
  { digest, hold }: NewRequest,
  now: number,
): Promise<Added | undefined> {
  const earlier = await trx
    .selectFrom('leads')
    .select('reference')
    .where('request_key', '=', digest)
    .executeTakeFirst();
  if (!earlier) return undefined;
  // Held for haste, then sent again at leisure: a person.
  if (hold === undefined) await releaseLead(trx, earlier.reference, now);
  return { status: 'repeated', reference: earlier.reference };
}

/** Answers each that it can; the others drew a reference that was taken. */
async function tryAll(
  trx: Transaction<Tables>,
  requests: readonly NewRequest[],
  context: AddContext,
): Promise<(Added | undefined)[]> {
  const rows = requests.map((request) => toRow(request, context));
  const stored = await insert(trx, rows);
  const released = [...stored].filter(({ hold }) => hold === null);
  await addMails(trx, released, context.now);
  const answers: (Added | undefined)[] = [];
  for (const [index, request] of requests.entries()) {
    const row = rows[index];
    answers.push(
      row && stored.has(row)
        ? { status: 'stored', reference: row.reference }
        : await earlierAnswer(trx, request, context.now),
    );
  }
  return answers;
}

/**
 * To be run in a transaction: the leads and the mails that they call for, or what the same words gave before.
 * One statement serves them all: to ask the database costs more than what it then does.
 */
export async function addLeads(
  trx: Transaction<Tables>,
  requests: readonly NewRequest[],
  context: AddContext,
): Promise<Added[]> {
  await forgetExpiredKeys(trx, requests, context.now);
  const answers: (Added | undefined)[] = requests.map(() => undefined);
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const open = [...answers.keys()].filter((index) => answers[index] === undefined);
    const found = await tryAll(
      trx,
      open.flatMap((index) => requests[index] ?? []),
      context,
    );
    for (const [position, index] of open.entries()) answers[index] = found[position];
    const all = answers.filter((answer) => answer !== undefined);
    if (all.length === requests.length) return all;
  }
  throw new Error('No free reference found.');
}
