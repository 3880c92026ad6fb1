import { RETENTION } from '#server/leads/policy.ts';
import { type Engine, only, sql } from './engine.ts';

export const DAY_MS = 86_400_000;

/** Which requests have had their time: three years after the last contact with that person, held ones after a month. */
export function dueAt(now: number) {
  const date = new Date(now);
  const limit = date.setUTCFullYear(date.getUTCFullYear() - RETENTION.years);
  // A phone alone: without the empty key, each would be compared with all others that gave no address.
  const expired = sql`received_at < ${limit} and hold is null and (person_key = '' or not exists (
    select 1 from leads as newer where newer.person_key = leads.person_key
      and newer.hold is null and newer.received_at >= ${limit}))`;
  return {
    expired,
    // Nobody hears of a held request but by the digest: until then it waits, at most as long as any other.
    held: sql`hold is not null
      and (received_at < ${limit} or announced_at < ${now - RETENTION.heldDays * DAY_MS})`,
  };
}

/** How many requests a purge would delete now. */
export async function countDue(engine: Engine, now: number): Promise<number> {
  const { expired, held } = dueAt(now);
  const rows = await engine.query<{ count: number }>(
    sql`select count(*) as count from leads where (${expired}) or (${held})`,
  );
  return only(rows).count;
}
