import type { Kysely } from 'kysely';
import type { Engine, Tables } from './schema.ts';

type Name = Tables['marks']['name'];

export async function readMark(db: Kysely<Tables>, name: Name): Promise<number | undefined> {
  const mark = await db
    .selectFrom('marks')
    .select('at')
    .where('name', '=', name)
    .executeTakeFirst();
  return mark?.at;
}

/** Without a time, forgets it. */
export async function setMark(
  db: Kysely<Tables>,
  name: Name,
  at: number | undefined,
): Promise<void> {
  if (at === undefined) await db.deleteFrom('marks').where('name', '=', name).execute();
  else
    await db
      .insertInto('marks')
      .values({ name, at })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }))
      .execute();
}

/** Longer than anybody stops a site for; a clock that is wrong is wrong by more. */
const JUMP_MS = 8 * 86_400_000;
/** Less than a day: the purge looks once a day, and not always at the same second. */
const PROOF_MS = 20 * 3_600_000;

async function lastSeen(db: Kysely<Tables>): Promise<number | undefined> {
  const seen = await readMark(db, 'clock-seen');
  if (seen !== undefined) return seen;
  const { newest } = await db
    .selectFrom('leads')
    .select(({ fn }) => fn.max<number | null>('received_at').as('newest'))
    .executeTakeFirstOrThrow();
  return newest ?? undefined;
}

/**
 * Whether the clock is ahead of the last time that the base saw, and has not been there for a day yet: nothing is
 * deleted on the word of such a clock. Remembers the time.
 */
export function hasJumped({ db }: Engine, now: number, force: boolean): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const seen = await lastSeen(trx);
    const isAhead = !force && seen !== undefined && now - seen > JUMP_MS;
    const jumpedAt = (await readMark(trx, 'clock-jumped')) ?? now;
    // Only a clock that went on from there has proven anything.
    const since = jumpedAt <= now && now - jumpedAt <= JUMP_MS ? jumpedAt : now;
    const isJump = isAhead && now - since <= PROOF_MS;
    await setMark(trx, 'clock-jumped', isJump ? since : undefined);
    // A machine that starts in the past, until it hears the time, must not make the right time look like a jump.
    if (!isJump && (force || seen === undefined || now > seen))
      await setMark(trx, 'clock-seen', now);
    return isJump;
  });
}
