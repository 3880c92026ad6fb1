import { personKey } from '#server/leads/personKey.ts';
import { RETENTION } from '#server/leads/policy.ts';
import { NotDoneError } from '#server/leads/ports.ts';
import { atOnce, type Engine, type Moment, only, readNow, type Sql, sql } from './engine.ts';
import { hasJumped, readMark, setMark } from './marks.ts';
import { record } from './trail.ts';
import { forgetVisits } from './visits.ts';

const DAY_MS = 86_400_000;
const REASON_DAYS = 30;
/** Deleted in one transaction: nobody waits long for the next one, however much there is. */
const SLICE = 500;

/** Which requests have had their time: three years after the last contact with that person, held ones after a month. */
function dueAt(now: number) {
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

/** Rows are gone, their bytes are not yet: see wipe. Counts only, nothing about whom. */
async function noteDeletion(
  { query, now }: Pick<Moment, 'query' | 'now'>,
  cause: 'erase' | 'purge',
  leads: number,
): Promise<void> {
  if (leads > 0) await record({ query, now }, cause, leads);
  await setMark(query, 'wipe-due', now);
}

/** Also what an earlier run, killed in between, left to do. */
async function wipeIfDue({ query, wipe }: Engine): Promise<void> {
  const due = await readMark(query, 'wipe-due');
  if (due === undefined) return;
  await wipe();
  // Not one that another process has set meanwhile: what it deleted is to be wiped too.
  await query(sql`delete from marks where name = 'wipe-due' and at = ${due}`);
}

async function erase(engine: Engine, condition: Sql): Promise<number> {
  const erased = await atOnce(engine, async (moment) => {
    const { query } = moment;
    const { length } = await query(sql`delete from leads where ${condition} returning reference`);
    if (length > 0) await noteDeletion(moment, 'erase', length);
    return length;
  });
  await wipeIfDue(engine);
  return erased;
}

async function deleteDue(engine: Engine, condition: Sql, now: number): Promise<number> {
  let deleted = 0;
  for (let slice = SLICE; slice === SLICE; deleted += slice) {
    slice = await engine.transaction(async (query) => {
      const { length } = await query(sql`
        delete from leads where reference in (
          select reference from leads where ${condition} limit ${SLICE}) returning reference`);
      if (length > 0) await noteDeletion({ query, now }, 'purge', length);
      return length;
    });
  }
  return deleted;
}

function forgetReasons(engine: Engine, now: number): Promise<number> {
  return engine.transaction(async (query) => {
    const { length } = await query(sql`
      update mails set reason = null
      where reason is not null and settled_at < ${now - REASON_DAYS * DAY_MS} returning id`);
    if (length > 0) await noteDeletion({ query, now }, 'purge', 0);
    return length;
  });
}

/** Throws a NotDoneError rather than delete on the word of a clock that jumped ahead, unless forced. */
export async function purge(engine: Engine, at?: Date, { force = false } = {}) {
  const now = at?.getTime() ?? (await readNow(engine, engine.query));
  const jumped = await hasJumped(engine, now, force);
  const due = jumped ? await countDue(engine, now) : 0;
  if (due > 0) {
    throw new NotDoneError(
      `La date de la machine a fait un bond : rien n'est supprimé, ${due} demandes attendent. Vérifiez la date, puis forcez la purge (purge --force) ; sinon elle se fera demain.`,
    );
  }
  const { expired, held } = dueAt(now);
  const purged = {
    expired: await deleteDue(engine, expired, now),
    held: await deleteDue(engine, held, now),
    // Mails whose last server reply was forgotten: such replies quote addresses.
    reasons: await forgetReasons(engine, now),
  };
  await forgetVisits({ query: engine.query, now });
  await wipeIfDue(engine);
  return purged;
}

/** Rows and mails of a person, bytes included. How many requests went; again is harmless. */
export async function erasePerson(engine: Engine, email: string): Promise<number> {
  const key = personKey(email);
  // Those who gave only a phone have no key: an empty address must not mean all of them.
  return key === '' ? 0 : erase(engine, sql`person_key = ${key}`);
}

/** The same for one request: whoever left only a phone has no address to be found by. */
export const eraseRequest = (engine: Engine, reference: string): Promise<number> =>
  erase(engine, sql`reference = ${reference}`);
