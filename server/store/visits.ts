import type { VisitLimit, VisitLimits } from '#server/leads/ports.ts';
import { type Engine, type Moment, readNow, sql } from './engine.ts';

const HOUR_MS = 3_600_000;

/** Also those of a clock that was ahead: they must not shut anybody out now that it is right. */
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
 * Counts a visit under these keys, unless a limit would be passed. One after the other, whoever asks: keyed digests in
 * the base, so that instances which share it count together.
 */
export const admitVisit = (engine: Engine, keys: readonly string[], { wait, crowd }: VisitLimits) =>
  engine.transaction(async (query) => {
    await query(engine.lock('visits'));
    const moment = { engine, query, now: await readNow(engine, query) };
    await forgetVisits(moment);
    const waits = [];
    for (const limit of wait) waits.push(await secondsToWait(moment, limit));
    const waitSeconds = Math.ceil(Math.max(0, ...waits));
    const isCrowded = (await secondsToWait(moment, crowd)) > 0;
    if (waitSeconds === 0)
      for (const key of keys)
        await query(sql`insert into visits (key, at) values (${key}, ${moment.now})`);
    // Nothing to wait for: the visit was counted.
    return { waitSeconds, isCrowded };
  });
