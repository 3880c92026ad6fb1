import type { Transaction } from 'kysely';
import type { MailKind } from '#server/leads/ports.ts';
import type { Tables } from './schema.ts';

/** The mails that a request calls for: the visitor's only if we know where to. */
export async function addMails(
  trx: Transaction<Tables>,
  reference: string,
  email: string,
  now: number,
): Promise<void> {
  const kinds: MailKind[] = email === '' ? ['owner'] : ['owner', 'visitor'];
  const state = 'pending' as const;
  await trx
    .insertInto('mails')
    .values(kinds.map((kind) => ({ reference, kind, state, due_at: now, attempts: 0 })))
    .execute();
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
    .returning('email')
    .executeTakeFirst();
  if (released) await addMails(trx, reference, released.email, now);
  return released !== undefined;
}
