import type { LeadStore } from '#server/leads/ports.ts';
import { type Engine, readNow } from './schema.ts';

const HOUR_MS = 3_600_000;

/** Who sent when, in keyed digests: in the base, so that instances which share it count together. */
export function createVisits(engine: Engine): Pick<LeadStore, 'recentVisits' | 'countVisit'> {
  const { db } = engine;
  return {
    async recentVisits(keys) {
      const now = await readNow(engine, db);
      const rows = await db
        .selectFrom('visits')
        .select(['key', 'at'])
        .where('key', 'in', keys)
        .where('at', '>', now - HOUR_MS)
        // A clock that was ahead must not shut anybody out now that it is right.
        .where('at', '<=', now)
        .execute();
      const byKey = Map.groupBy(rows, ({ key }) => key);
      return keys.map((key) => (byKey.get(key) ?? []).map(({ at }) => (now - at) / 1000));
    },
    async countVisit(keys) {
      await db.transaction().execute(async (trx) => {
        const at = await readNow(engine, trx);
        await trx
          .deleteFrom('visits')
          .where(({ or, eb }) => or([eb('at', '<=', at - HOUR_MS), eb('at', '>', at + HOUR_MS)]))
          .execute();
        await trx
          .insertInto('visits')
          .values(keys.map((key) => ({ key, at })))
          .execute();
      });
    },
  };
}
