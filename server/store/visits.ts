import type { Admission, LeadStore, VisitLimit, VisitLimits } from '#server/leads/ports.ts';
import type { Moment } from './addMails.ts';
import { type Engine, readNow } from './schema.ts';

const HOUR_MS = 3_600_000;

/** Also those of a clock that was ahead: they must not shut anybody out now that it is right. */
export async function forgetVisits({ trx, now }: Pick<Moment, 'trx' | 'now'>): Promise<void> {
  await trx
    .deleteFrom('visits')
    .where(({ or, eb }) => or([eb('at', '<=', now - HOUR_MS), eb('at', '>', now)]))
    .execute();
}

/** Seconds until one more would be within the limit, or 0. */
async function secondsToWait({ trx, now }: Moment, { key, seconds, max }: VisitLimit) {
  const oldest = await trx
    .selectFrom('visits')
    .select('at')
    .where('key', '=', key)
    .orderBy('at', 'desc')
    .limit(1)
    .offset(max - 1)
    .executeTakeFirst();
  return oldest === undefined ? 0 : Math.max(0, seconds - (now - oldest.at) / 1000);
}

async function admit(
  moment: Moment,
  keys: readonly string[],
  { wait, crowd }: VisitLimits,
): Promise<Admission> {
  await forgetVisits(moment);
  let waitSeconds = 0;
  for (const limit of wait) waitSeconds = Math.max(waitSeconds, await secondsToWait(moment, limit));
  const isCrowded = (await secondsToWait(moment, crowd)) > 0;
  const visit = keys.map((key) => ({ key, at: moment.now }));
  if (waitSeconds === 0) await moment.trx.insertInto('visits').values(visit).execute();
  return { waitSeconds: Math.ceil(waitSeconds), isCrowded };
}

/** Who sent when, in keyed digests: in the base, so that instances which share it count together. */
export const createVisits = (engine: Engine): Pick<LeadStore, 'admitVisit'> => ({
  admitVisit: (keys, limits) =>
    engine.db.transaction().execute(async (trx) => {
      await engine.lock(trx, 'visits');
      return admit({ engine, trx, now: await readNow(engine, trx) }, keys, limits);
    }),
});
