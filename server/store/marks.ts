import { type Engine, only, type Query, sql } from './engine.ts';

export async function readMark(query: Query, name: string): Promise<number | undefined> {
  const [mark] = await query<{ at: number }>(sql`select at from marks where name = ${name}`);
  return mark?.at;
}

export async function setMark(query: Query, name: string, at: number): Promise<void> {
  await query(sql`
    insert into marks (name, at) values (${name}, ${at})
    on conflict (name) do update set at = excluded.at`);
}

/** Longer than anybody stops a site for; a clock that is wrong is wrong by more. */
const JUMP_MS = 8 * 86_400_000;
/** Less than a day: the purge looks once a day, and not always at the same second. */
const PROOF_MS = 20 * 3_600_000;

async function lastSeen(query: Query): Promise<number | undefined> {
  const rows = await query<{ seen: number | null }>(sql`
    select coalesce((select at from marks where name = 'clock-seen'), max(received_at)) as seen
    from leads`);
  return only(rows).seen ?? undefined;
}

/**
 * Whether the clock is ahead of the last time that the base saw, and has not been there for a day yet: nothing is
 * deleted on the word of such a clock. Remembers the time.
 */
export function hasJumped(engine: Engine, now: number, force: boolean): Promise<boolean> {
  return engine.transaction(async (query) => {
    const seen = await lastSeen(query);
    const isAhead = !force && seen !== undefined && now - seen > JUMP_MS;
    const jumpedAt = (await readMark(query, 'clock-jumped')) ?? now;
    // The proof counts only while the clock has moved on steadily since the jump.
    const since = jumpedAt <= now && now - jumpedAt <= JUMP_MS ? jumpedAt : now;
    const isJump = isAhead && now - since <= PROOF_MS;
    if (isJump) await setMark(query, 'clock-jumped', since);
    else await query(sql`delete from marks where name = 'clock-jumped'`);
    // A machine that starts in the past, until it hears the time, must not make the right time look like a jump.
    if (!isJump && (force || seen === undefined || now > seen))
      await setMark(query, 'clock-seen', now);
    return isJump;
  });
}
