import { personKey } from '#server/leads/personKey.ts';
import type { MailKind } from '#server/leads/ports.ts';
import { atOnce, type Engine, type Moment, sql } from './engine.ts';
import { record } from './trail.ts';

const HOUR_MS = 3_600_000;

/** We promise an answer within a day: what is still unanswered after this is recalled. */
const RECALL_MS = 20 * HOUR_MS;

interface Addressee {
  readonly reference: string;
  readonly email: string;
}

/** Anybody can type anybody's address: nobody gets more than one acknowledgement an hour because of it. */
async function mayAcknowledge({ engine, query, now }: Moment, email: string): Promise<boolean> {
  if (email === '') return false;
  const person = personKey(email);
  await query(engine.lock(person));
  const recent = await query(sql`
    select id from mails join leads using (reference)
    where kind = 'visitor' and person_key = ${person} and received_at > ${now - HOUR_MS} limit 1`);
  return recent.length === 0;
}

/** The mails that a request calls for: one to the owner, one to the visitor if we may. */
export async function addMails(moment: Moment, { reference, email }: Addressee): Promise<void> {
  const { query, now } = moment;
  const isWelcome = await mayAcknowledge(moment, email);
  const kinds: readonly MailKind[] = isWelcome ? ['owner', 'visitor'] : ['owner'];
  for (const kind of kinds)
    await query(sql`
      insert into mails (reference, kind, state, due_at)
      values (${reference}, ${kind}, 'pending', ${now})`);
  await query(sql`update leads set recall_at = ${now + RECALL_MS} where reference = ${reference}`);
}

/** A held request becomes one like the others, mails included. False when it is not held. */
export async function releaseLead(moment: Moment, reference: string): Promise<boolean> {
  const [released] = await moment.query<Addressee>(sql`
    update leads set hold = null where reference = ${reference} and hold is not null
    returning reference, email`);
  if (released) await addMails(moment, released);
  return released !== undefined;
}

export const release = (engine: Engine, reference: string): Promise<boolean> =>
  atOnce(engine, async (moment) => {
    const isReleased = await releaseLead(moment, reference);
    if (isReleased) await record(moment, 'release', 1);
    return isReleased;
  });
