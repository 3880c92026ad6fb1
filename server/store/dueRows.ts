import type { Kysely } from 'kysely';
import type { Engine, Tables } from './schema.ts';

export interface Retention {
  readonly retentionYears: number;
  readonly heldDays: number;
}

export const DAY_MS = 86_400_000;

function yearsBefore(now: number, years: number): number {
  const date = new Date(now);
  return date.setUTCFullYear(date.getUTCFullYear() - years);
}

/** What has had its time: requests three years after the last contact with that person, held ones after a month. */
export function dueRows(db: Kysely<Tables>, kind: 'expired' | 'held', before: number) {
  const leads = db.selectFrom('leads').where('received_at', '<', before);
  if (kind === 'held') return leads.where('hold', 'is not', null);
  return leads.where('hold', 'is', null).where(({ or, eb, not, exists, selectFrom }) =>
    or([
      // A phone alone: without this line, each would be compared with all others that gave no address.
      eb('person_key', '=', ''),
      not(
        exists(
          selectFrom('leads as newer')
            .select('newer.reference')
            .whereRef('newer.person_key', '=', 'leads.person_key')
            .where('newer.hold', 'is', null)
            .where('newer.received_at', '>=', before),
        ),
      ),
    ]),
  );
}

export const limitsAt = (now: number, { retentionYears, heldDays }: Retention) => ({
  expired: yearsBefore(now, retentionYears),
  held: now - heldDays * DAY_MS,
});

/** How many requests a purge would delete now. */
export async function countDue(engine: Engine, retention: Retention, now: number): Promise<number> {
  const limits = limitsAt(now, retention);
  const counts = (['expired', 'held'] as const).map((kind) =>
    dueRows(engine.db, kind, limits[kind])
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  );
  return (await Promise.all(counts)).reduce((sum, { count }) => sum + count, 0);
}
