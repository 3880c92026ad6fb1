import { randomBytes } from 'node:crypto';
import type { RequestType } from '#site/domain/lead.ts';
import { atOnce, type Engine, only, sql } from './engine.ts';
import { readMark, setMark } from './marks.ts';
import { LEAD, type LeadRow, optionalDate, toLead } from './rows.ts';

/** What the links in mails are signed with. Made once, whoever asks first: instances that share the base share it. */
export async function linkSecret({ query }: Engine): Promise<string> {
  const read = () => query<{ value: string }>(sql`select value from secrets where name = 'links'`);
  const [known] = await read();
  if (known) return known.value;
  await query(sql`
    insert into secrets (name, value) values ('links', ${randomBytes(32).toString('base64url')})
    on conflict (name) do nothing`);
  return only(await read()).value;
}

/** A recall that waits to be sent is taken back. False when there is no such request, or it is held. */
export const markAnswered = (engine: Engine, reference: string): Promise<boolean> =>
  engine.transaction(async (query) => {
    const answered = await query(sql`
      update leads set answered_at = coalesce(answered_at, ${engine.now}), recall_at = null
      where reference = ${reference} and hold is null returning reference`);
    await query(sql`
      delete from mails
      where reference = ${reference} and kind = 'recall' and state = 'pending'`);
    return answered.length === 1;
  });

/** False when there is no such request, or it is answered. */
export async function recallLater({ query, now }: Engine, reference: string, seconds: number) {
  const changed = await query(sql`
    update leads set recall_at = ${now} + ${Math.ceil(seconds * 1000)}
    where reference = ${reference} and answered_at is null and hold is null returning reference`);
  return changed.length === 1;
}

/** A mail for each unanswered request whose time has come. How many. */
export const addRecalls = (engine: Engine): Promise<number> =>
  atOnce(engine, async ({ query, now }) => {
    await query(engine.lock('recalls'));
    const due = await query<{ reference: string }>(sql`
      update leads set recall_at = null
      where recall_at <= ${now} and answered_at is null and hold is null returning reference`);
    for (const { reference } of due) {
      // A second recall is a new mail, with a number of its own.
      await query(sql`delete from mails where reference = ${reference} and kind = 'recall'`);
      await query(sql`
        insert into mails (reference, kind, state, due_at)
        values (${reference}, 'recall', 'pending', ${now})`);
    }
    return due.length;
  });

/** More than anybody reads in a mail: the command shows all. */
const MAX_HELD = 50;

/** What the owner should know of the time between two moments, and of what still waits. */
export async function readDigest({ query }: Engine, since: Date, until: Date) {
  const [from, to] = [since.getTime(), until.getTime()];
  const unheard = sql`hold is not null and announced_at is null and received_at <= ${to}`;
  const held = await query<LeadRow>(
    sql`select ${LEAD} from leads where ${unheard} order by received_at desc limit ${MAX_HELD}`,
  );
  const allHeld = await query<{ count: number }>(
    sql`select count(*) as count from leads where ${unheard}`,
  );
  const received = await query<{ kind: RequestType; count: number }>(sql`
    select request_type as kind, count(*) as count from leads
    where hold is null and received_at > ${from} and received_at <= ${to}
    group by request_type order by request_type`);
  const failed = await query<{ count: number }>(
    sql`select count(*) as count from mails where state = 'failed'`,
  );
  const waiting = await query<{ count: number; oldest: number | null }>(sql`
    select count(*) as count, min(received_at) as oldest from leads
    where hold is null and answered_at is null`);
  return {
    /** Those that the owner has not heard of yet, the newest; and how many there are. */
    held: held.map(toLead),
    allHeld: only(allHeld).count,
    received,
    failedMails: only(failed).count,
    unanswered: { count: only(waiting).count, oldestAt: optionalDate(only(waiting).oldest) },
  };
}

export type Digest = Awaited<ReturnType<typeof readDigest>>;

/** The owner was told of the held requests received until then: they may be deleted in their time. */
export async function announceHeld({ query }: Engine, until: Date): Promise<void> {
  await query(sql`
    update leads set announced_at = ${until.getTime()}
    where hold is not null and announced_at is null and received_at <= ${until.getTime()}`);
}

/**
 * For work that one of several processes does, and then notes by setMoment: true for the first who asks, for so long.
 * `seen`: what the moment was when the work was found to be due; another may have done it since.
 */
export const lease = (engine: Engine, name: string, seconds: number, seen?: Date) =>
  atOnce(engine, async ({ query, now }) => {
    await query(engine.lock(`lease-${name}`));
    if ((await readMark(query, name)) !== seen?.getTime()) return false;
    const until = await readMark(query, `lease-${name}`);
    // A lease that is longer than was asked for was given by a clock that was ahead.
    if (until !== undefined && until > now && until <= now + seconds * 1000) return false;
    await setMark(query, `lease-${name}`, now + seconds * 1000);
    return true;
  });

/** A moment that all processes share, by its name. */
export const readMoment = async ({ query }: Engine, name: string): Promise<Date | undefined> =>
  optionalDate(await readMark(query, name));

export async function setMoment({ query }: Engine, name: string, at?: Date): Promise<void> {
  if (at) await setMark(query, name, at.getTime());
  else await query(sql`delete from marks where name = ${name}`);
}
