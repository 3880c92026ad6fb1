import type { Transaction } from 'kysely';
import type { MailKind } from '#server/leads/ports.ts';
import type { Engine, LeadTable, Tables } from './schema.ts';

type Addressee = Pick<LeadTable, 'reference' | 'email'>;

const kindsFor = ({ email }: Addressee): MailKind[] =>
  email === '' ? ['owner'] : ['owner', 'visitor'];

/** The mails that a request calls for: the visitor's only if we know where to. */
export async function addMails(
  { insertRow }: Engine,
  trx: Transaction<Tables>,
  lead: Addressee,
  now: number,
): Promise<void> {
  const { reference } = lead;
  for (const kind of kindsFor(lead))
    await insertRow(trx, 'mails', { reference, kind, state: 'pending', due_at: now, attempts: 0 });
}

/** A held request becomes one like the others, mails included. False when it is not held. */
export async function releaseLead(
  engine: Engine,
  trx: Transaction<Tables>,
  reference: string,
  now: number,
): Promise<boolean> {
  const released = await trx
    .updateTable('leads')
    .set({ hold: null })
    .where('reference', '=', reference)
    .where('hold', 'is not', null)
    .returning(['reference', 'email'])
    .executeTakeFirst();
  if (released) await addMails(engine, trx, released, now);
  return released !== undefined;
}
