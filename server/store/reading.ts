import { personKey } from '#server/leads/personKey.ts';
import type { MailKind } from '#server/leads/ports.ts';
import { countDue } from './deletion.ts';
import { type Engine, only, readNow, type Sql, sql } from './engine.ts';
import { readMark } from './marks.ts';
import { LEAD, type LeadRow, optionalDate, toLead } from './rows.ts';

interface MailRow {
  readonly reference: string;
  readonly kind: MailKind;
  readonly state: 'pending' | 'sent' | 'failed';
  readonly attempts: number;
  readonly due_at: number;
  readonly settled_at: number | null;
  readonly reason: string | null;
}

const toMail = ({ kind, state, attempts, due_at, settled_at, reason }: MailRow) => ({
  ...{ kind, state, attempts },
  dueAt: state === 'pending' ? new Date(due_at) : undefined,
  /** When it was sent or given up. */
  settledAt: optionalDate(settled_at),
  /** Why the last attempt failed; forgotten 30 days after the mail is settled. */
  reason: reason ?? undefined,
});

export type MailDetail = ReturnType<typeof toMail>;

/** Newest first. */
async function select({ query }: Engine, condition: Sql) {
  const leads = await query<LeadRow & { readonly answered_at: number | null }>(
    sql`select ${LEAD}, answered_at from leads where ${condition} order by received_at desc, reference`,
  );
  const mails = await query<MailRow>(sql`
    select reference, kind, state, attempts, due_at, settled_at, reason from mails
    where reference in (select reference from leads where ${condition}) order by id`);
  const byReference = Map.groupBy(mails, ({ reference }) => reference);
  return leads.map(({ answered_at, ...lead }) => ({
    ...toLead(lead),
    answeredAt: optionalDate(answered_at),
    mails: (byReference.get(lead.reference) ?? []).map(toMail),
  }));
}

export async function status(engine: Engine) {
  const { query } = engine;
  const leads = await query<
    Record<'total' | 'held' | 'bytes', number> & Record<'first' | 'last', number | null>
  >(sql`
    select count(*) as total, count(hold) as held, ${engine.size} as bytes,
      min(received_at) as first, max(received_at) as last from leads`);
  const waiting = await query<{ count: number; oldest: number | null }>(sql`
    select count(*) as count, min(received_at) as oldest from leads
    where hold is null and answered_at is null`);
  const mails = await query<Pick<MailRow, 'state'> & { count: number; oldest: number }>(sql`
    select state, count(*) as count, min(received_at) as oldest
    from mails join leads using (reference) group by state`);
  // Since when the first waits: a lease or a later try moves due_at.
  const owner = await query<{ failed: number; since: number | null }>(sql`
    select count(case when state = 'failed' then 1 end) as failed,
      min(case when state = 'pending' then coalesce(first_tried_at, due_at) end) as since
    from mails where kind <> 'visitor'`);
  const { total, held, first, last, bytes } = only(leads);
  const counts = { pending: 0, sent: 0, failed: 0 };
  for (const { state, count } of mails) counts[state] = count;
  return {
    /** Without those held. */
    leads: total - held,
    ...{ held, bytes },
    unanswered: only(waiting).count,
    oldestUnansweredAt: optionalDate(only(waiting).oldest),
    mails: counts,
    oldestPendingAt: optionalDate(mails.find(({ state }) => state === 'pending')?.oldest),
    ownerMails: { failed: only(owner).failed, oldestPendingAt: optionalDate(only(owner).since) },
    firstReceivedAt: optionalDate(first),
    lastReceivedAt: optionalDate(last),
    /** Requests that have had their time and are still there. */
    purgeDue: await countDue(engine, await readNow(engine, query)),
    /** Since when a purge is refused: the clock jumped ahead. */
    purgeRefusedAt: optionalDate(await readMark(query, 'clock-jumped')),
    backupAt: optionalDate(await readMark(query, 'backup')),
  };
}

export type StoreStatus = Awaited<ReturnType<typeof status>>;

export type LeadDetail = Awaited<ReturnType<typeof select>>[number];

export function list(engine: Engine, { held }: { readonly held?: boolean } = {}) {
  if (held === undefined) return select(engine, sql`true`);
  return select(engine, held ? sql`hold is not null` : sql`hold is null`);
}

export const find = async (engine: Engine, reference: string) =>
  (await select(engine, sql`reference = ${reference}`)).at(0);

export async function exportPerson(engine: Engine, email: string) {
  const person = personKey(email);
  return person === '' ? [] : select(engine, sql`person_key = ${person}`);
}
