import { type Engine, type Moment, readNow, sql } from './engine.ts';

const HOUR_MS = 3_600_000;

/** How many visits a key may have in a time. */
interface VisitLimit {
  readonly key: string;
  readonly seconds: number;
  readonly max: number;
}

/** Also deletes visits with a time in the future (the clock was ahead): they must not block anybody now. */
export async function forgetVisits({ query, now }: Pick<Moment, 'query' | 'now'>): Promise<void> {
  await query(sql`delete from visits where at <= ${now - HOUR_MS} or at > ${now}`);
}

/** Seconds until one more would be within the limit, or 0. */
async function secondsToWait({ query, now }: Moment, { key, seconds, max }: VisitLimit) {
  const [oldest] = await query<{ at: number }>(
    sql`select at from visits where key = ${key} order by at desc limit 1 offset ${max - 1}`,
  );
  return oldest === undefined ? 0 : Math.max(0, seconds - (now - oldest.at) / 1000);
}

/**
 * Counts a visit under the keys of these limits, unless it has to wait; beyond `crowd` it is counted and held. A lock
 * serialises the counts; keys are digests in the database, so that instances which share it count together.
 */
export const admitVisit = (engine: Engine, limits: readonly VisitLimit[], crowd: VisitLimit) =>
  engine.transaction(async (query) => {
    await query(engine.lock('visits'));
    const moment = { engine, query, now: await readNow(engine, query) };
    await forgetVisits(moment);
    const waits = [];
    for (const limit of limits) waits.push(await secondsToWait(moment, limit));
    const waitSeconds = Math.ceil(Math.max(0, ...waits));
    const isCrowded = (await secondsToWait(moment, crowd)) > 0;
    if (waitSeconds === 0)
      for (const key of new Set([...limits, crowd].map((limit) => limit.key)))
        await query(sql`insert into visits (key, at) values (${key}, ${moment.now})`);
    return { waitSeconds, isCrowded };
  });
