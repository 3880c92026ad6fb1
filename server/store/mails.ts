import { randomUUID } from 'node:crypto';
import type { MailKind } from '#server/leads/ports.ts';
import { type Engine, only, type Sql, sql } from './engine.ts';
import { LEAD, type LeadRow, optionalDate, toLead } from './rows.ts';

/** No pause or lease is longer: a later due time was written while the clock was ahead. */
const LONGEST_WAIT_MS = 2 * 3_600_000;

const isDue = ({ now }: Engine) => sql`(due_at <= ${now} or due_at > ${now} + ${LONGEST_WAIT_MS})`;

const after = ({ now }: Engine, seconds: number) => sql`${now} + ${Math.ceil(seconds * 1000)}`;

interface MailRow extends LeadRow {
  readonly id: number;
  readonly kind: MailKind;
  readonly attempts: number;
  readonly firstTriedAt: number | null;
}

/** The oldest that is due, and is now ours for so long: `attempts` were made before. */
export function claimMail(engine: Engine, leaseSeconds: number) {
  return engine.transaction(async (query) => {
    const [mail] = await query<MailRow>(sql`
      select id, kind, attempts, first_tried_at as "firstTriedAt", ${LEAD}
      from mails join leads using (reference)
      where state = 'pending' and ${isDue(engine)} order by id limit 1 ${engine.skipTaken}`);
    if (!mail) return undefined;
    const { id, kind, attempts, firstTriedAt, ...lead } = mail;
    const leaseToken: string = randomUUID();
    await query(sql`
      update mails set lease_token = ${leaseToken}, due_at = ${after(engine, leaseSeconds)},
        attempts = attempts + 1, first_tried_at = coalesce(first_tried_at, ${engine.now})
      where id = ${id}`);
    return {
      ...{ id, kind, attempts, leaseToken },
      firstTriedAt: optionalDate(firstTriedAt),
      lead: toLead(lead),
    };
  });
}

/** A mail that this process may send until its lease ends. */
export type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claimMail>>>;
type Lease = Pick<ClaimedMail, 'id' | 'leaseToken'>;

/** Writes the end of an attempt. False when the lease was lost meanwhile: the caller must not count on it. */
async function settle({ query }: Engine, { id, leaseToken }: Lease, change: Sql): Promise<boolean> {
  const settled = await query(sql`
    update mails set lease_token = null, ${change}
    where id = ${id} and lease_token = ${leaseToken} returning id`);
  return settled.length === 1;
}

export const markSent = (engine: Engine, mail: Lease): Promise<boolean> =>
  settle(engine, mail, sql`state = 'sent', settled_at = ${engine.now}`);

export const markFailed = (engine: Engine, mail: Lease, reason: string): Promise<boolean> =>
  settle(engine, mail, sql`state = 'failed', settled_at = ${engine.now}, reason = ${reason}`);

export const retryLater = (engine: Engine, mail: Lease, seconds: number, reason: string) =>
  settle(engine, mail, sql`due_at = ${after(engine, seconds)}, reason = ${reason}`);

export async function retryFailed({ query, now }: Engine): Promise<number> {
  const retried = await query(sql`
    update mails set state = 'pending', due_at = ${now}, attempts = 0, first_tried_at = null,
      settled_at = null
    where state = 'failed' returning id`);
  return retried.length;
}

/** Undefined when no mail is pending. */
export async function secondsToNextMail(engine: Engine): Promise<number | undefined> {
  const { query, now } = engine;
  const rows = await query<{ shortest: number | null }>(sql`
    select min(case when ${isDue(engine)} then 0 else due_at - ${now} end) as shortest
    from mails where state = 'pending'`);
  const { shortest } = only(rows);
  return shortest === null ? undefined : Math.max(0, shortest / 1000);
}
