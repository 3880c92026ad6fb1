import { type Engine, only, type Sql, sql } from './engine.ts';

export interface Retention {
  readonly retentionYears: number;
  readonly heldDays: number;
}

export const DAY_MS = 86_400_000;

function yearsBefore(now: number, years: number): number {
  const date = new Date(now);
  return date.setUTCFullYear(date.getUTCFullYear() - years);
}

/** Which requests have had their time: three years after the last contact with that person, held ones after a month. */
export function dueAt(now: number, { retentionYears, heldDays }: Retention) {
  const limit = yearsBefore(now, retentionYears);
  // A phone alone: without the empty key, each would be compared with all others that gave no address.
  const expired = sql`received_at < ${limit} and hold is null and (person_key = '' or not exists (
    select 1 from leads as newer where newer.person_key = leads.person_key
      and newer.hold is null and newer.received_at >= ${limit}))`;
  return { expired, held: sql`received_at < ${now - heldDays * DAY_MS} and hold is not null` };
}

/** How many requests a purge would delete now. */
export async function countDue(engine: Engine, retention: Retention, now: number): Promise<number> {
  const { expired, held } = dueAt(now, retention);
  const count = async (condition: Sql): Promise<number> =>
    only(
      await engine.query<{ count: number }>(
        sql`select count(*) as count from leads where ${condition}`,
      ),
    ).count;
  return (await count(expired)) + (await count(held));
}
