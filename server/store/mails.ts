import { randomUUID } from 'node:crypto';
import { type Selectable, sql, type Transaction, type UpdateObject } from 'kysely';
import type { ClaimedMail, LeadStore, Lease } from '#server/leads/ports.ts';
import { optionalDate, toLead } from './rows.ts';
import type { Engine, LeadTable, MailTable, Tables } from './schema.ts';

type Outbox = Pick<
  LeadStore,
  'claimMail' | 'markSent' | 'markFailed' | 'retryLater' | 'retryFailed' | 'secondsToNextMail'
>;

type MailRow = Selectable<MailTable>;

/** No pause and no lease is longer: a mail that is due later was put off by a clock that was ahead. */
const LONGEST_WAIT_MS = 2 * 3_600_000;

const isDue = ({ now }: Engine) =>
  sql<boolean>`(due_at <= ${now} or due_at > ${now} + ${LONGEST_WAIT_MS})`;

interface Claim {
  readonly leaseSeconds: number;
  readonly leaseToken: string;
}

function toClaimed(mail: MailRow, lead: Selectable<LeadTable>, leaseToken: string): ClaimedMail {
  const attempts = mail.attempts - 1;
  return {
    id: mail.id,
    kind: mail.kind,
    lead: toLead(lead),
    attempts,
    firstTriedAt: attempts === 0 ? undefined : optionalDate(mail.first_tried_at),
    leaseToken,
  };
}

/**
 * One statement takes and marks, so no two can take the same; those who share PostgreSQL skip each other's rows.
 * A common table expression, not a subquery: PostgreSQL may run a subquery twice and lock more than the limit.
 */
function takeDue(
  trx: Transaction<Tables>,
  engine: Engine,
  { leaseSeconds, leaseToken }: Claim,
): Promise<MailRow | undefined> {
  const { now, hasRowLocks } = engine;
  return trx
    .with('due', (cte) =>
      cte
        .selectFrom('mails')
        .select('id')
        .where('state', '=', 'pending')
        .where(isDue(engine))
        .orderBy('id')
        .limit(1)
        .$if(hasRowLocks, (query) => query.forUpdate().skipLocked()),
    )
    .updateTable('mails')
    .set((row) => ({
      lease_token: leaseToken,
      due_at: sql<number>`${now} + ${Math.ceil(leaseSeconds * 1000)}`,
      attempts: row('attempts', '+', 1),
      first_tried_at: row.fn.coalesce('first_tried_at', now),
    }))
    .where('id', 'in', (query) => query.selectFrom('due').select('due.id'))
    .returningAll()
    .executeTakeFirst();
}

function claimMail(engine: Engine, leaseSeconds: number): Promise<ClaimedMail | undefined> {
  const leaseToken = randomUUID();
  return engine.db.transaction().execute(async (trx) => {
    const mail = await takeDue(trx, engine, { leaseSeconds, leaseToken });
    if (!mail) return undefined;
    const lead = await trx
      .selectFrom('leads')
      .selectAll()
      .where('reference', '=', mail.reference)
      .executeTakeFirstOrThrow();
    return toClaimed(mail, lead, leaseToken);
  });
}

/** Writes the end of an attempt, if it is still this process's to write. */
async function settle(
  { db }: Engine,
  { id, leaseToken }: Lease,
  change: UpdateObject<Tables, 'mails'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ ...change, lease_token: null })
    .where('id', '=', id)
    .where('lease_token', '=', leaseToken)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function retryFailed({ db, now }: Engine): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ state: 'pending', due_at: now, attempts: 0, first_tried_at: null, settled_at: null })
    .where('state', '=', 'failed')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

async function secondsToNextMail(engine: Engine): Promise<number | undefined> {
  const { db, now } = engine;
  const wait = sql<number>`case when ${isDue(engine)} then 0 else due_at - ${now} end`;
  const { shortest } = await db
    .selectFrom('mails')
    .where('state', '=', 'pending')
    .select(({ fn }) => fn.min<number | null>(wait).as('shortest'))
    .executeTakeFirstOrThrow();
  return shortest === null ? undefined : Math.max(0, shortest / 1000);
}

export function createOutbox(engine: Engine): Outbox {
  const { now } = engine;
  return {
    claimMail: (leaseSeconds) => claimMail(engine, leaseSeconds),
    markSent: (mail) => settle(engine, mail, { state: 'sent', settled_at: now }),
    markFailed: (mail, reason) =>
      settle(engine, mail, { state: 'failed', settled_at: now, reason }),
    retryLater: (mail, afterSeconds, reason) => {
      const due_at = sql<number>`${now} + ${Math.ceil(afterSeconds * 1000)}`;
      return settle(engine, mail, { state: 'pending', due_at, reason });
    },
    retryFailed: () => retryFailed(engine),
    secondsToNextMail: () => secondsToNextMail(engine),
  };
}
