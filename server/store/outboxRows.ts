import type { Transaction } from 'kysely';
import type { MailKind } from '#server/leads/ports.ts';
import type { LeadTable, Tables } from './schema.ts';

type Addressee = Pick<LeadTable, 'reference' | 'email'>;

const kindsFor = ({ email }: Addressee): MailKind[] =>
  email === '' ? ['owner'] : ['owner', 'visitor'];

/** The mails that requests call for: the visitor's only if we know where to. */
export async function addMails(
  trx: Transaction<Tables>,
  leads: readonly Addressee[],
  now: number,
): Promise<void> {
  if (leads.length === 0) return;
  const state = 'pending' as const;
  const rows = leads.flatMap((lead) =>
    kindsFor(lead).map((kind) => ({
      reference: lead.reference,
      kind,
      state,
      due_at: now,
      attempts: 0,
    })),
  );
  await trx.insertInto('mails').values(rows).execute();
}

/** A held request becomes one like the others, mails included. False when it is not held. */
export async function releaseLead(
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
  if (released) await addMails(trx, [released], now);
  return released !== undefined;
}
