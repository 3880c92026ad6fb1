import type { Transaction } from 'kysely';
import { personKey } from '#server/leads/personKey.ts';
import type { MailKind } from '#server/leads/ports.ts';
import type { Engine, LeadTable, Tables } from './schema.ts';

const HOUR_MS = 3_600_000;

/** A transaction with the time at which it happens. */
export interface Moment {
  readonly engine: Engine;
  readonly trx: Transaction<Tables>;
  readonly now: number;
}

/** Anybody can type anybody's address: nobody gets more than one acknowledgement an hour because of it. */
async function mayAcknowledge({ engine, trx, now }: Moment, email: string): Promise<boolean> {
  if (email === '') return false;
  const person = personKey(email);
  await engine.lock(trx, person);
  const recent = await trx
    .selectFrom('mails')
    .innerJoin('leads', 'leads.reference', 'mails.reference')
    .select('mails.id')
    .where('kind', '=', 'visitor')
    .where('person_key', '=', person)
    .where('received_at', '>', now - HOUR_MS)
    .limit(1)
    .executeTakeFirst();
  return recent === undefined;
}

/** The mails that a request calls for: one to the owner, one to the visitor if we may. */
export async function addMails(
  moment: Moment,
  { reference, email }: Pick<LeadTable, 'reference' | 'email'>,
): Promise<void> {
  const { trx, now } = moment;
  const kinds: MailKind[] = (await mayAcknowledge(moment, email))
    ? ['owner', 'visitor']
    : ['owner'];
  await trx
    .insertInto('mails')
    .values(kinds.map((kind) => ({ reference, kind, state: 'pending', due_at: now, attempts: 0 })))
    .execute();
}

/** A held request becomes one like the others, mails included. False when it is not held. */
export async function releaseLead(moment: Moment, reference: string): Promise<boolean> {
  const released = await moment.trx
    .updateTable('leads')
    .set({ hold: null })
    .where('reference', '=', reference)
    .where('hold', 'is not', null)
    .returning(['reference', 'email'])
    .executeTakeFirst();
  if (released) await addMails(moment, released);
  return released !== undefined;
}
