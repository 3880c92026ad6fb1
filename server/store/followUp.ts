import type { RequestType } from '#site/domain/lead.ts';
import { atOnce, type Engine, only, sql } from './engine.ts';
import { readMark, setMark } from './marks.ts';
import { status } from './reading.ts';
import { LEAD, type LeadRow, optionalDate, toLead } from './rows.ts';

/** What the links in mails are signed with: instances that share the base share it. */
const linkSecret = async ({ query }: Engine): Promise<string> =>
  only(await query<{ value: string }>(sql`select value from secrets where name = 'links'`)).value;

/** A recall that waits to be sent is taken back. False when there is no such request, or it is held. */
const markAnswered = (engine: Engine, reference: string): Promise<boolean> =>
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
async function recallLater({ query, now }: Engine, reference: string, seconds: number) {
  const changed = await query(sql`
    update leads set recall_at = ${now} + ${Math.ceil(seconds * 1000)}
    where reference = ${reference} and answered_at is null and hold is null returning reference`);
  return changed.length === 1;
}

/** A mail for each unanswered request whose time has come. How many. */
const addRecalls = (engine: Engine): Promise<number> =>
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

/** Held requests received until then, of which the owner has not heard yet. */
const unheard = (until: Date) =>
  sql`hold is not null and announced_at is null and received_at <= ${until.getTime()}`;

/** More than anybody reads in a mail: the command shows all. */
const MAX_HELD = 50;

/** What the owner should know of the time between two moments, and how things are. */
async function readDigest(engine: Engine, since: Date, until: Date) {
  const held = await engine.query<LeadRow & { readonly all: number }>(sql`
    select ${LEAD}, count(*) over () as "all" from leads
    where ${unheard(until)} order by received_at desc limit ${MAX_HELD}`);
  const received = await engine.query<{ kind: RequestType; count: number }>(sql`
    select request_type as kind, count(*) as count from leads
    where hold is null and received_at > ${since.getTime()} and received_at <= ${until.getTime()}
    group by request_type order by request_type`);
  return {
    /** The newest, and how many there are. */
    held: held.map(({ all: _, ...lead }) => toLead(lead)),
    allHeld: held[0]?.all ?? 0,
    received,
    status: await status(engine),
  };
}

export type Digest = Awaited<ReturnType<typeof readDigest>>;

/** The owner was told of the held requests received until then: they may be deleted in their time. */
async function announceHeld({ query }: Engine, until: Date): Promise<void> {
  await query(sql`update leads set announced_at = ${until.getTime()} where ${unheard(until)}`);
}

/**
 * For work that one of several processes does, and then notes by setMoment: true for the first who asks, for so long.
 * `seen`: what the moment was when the work was found to be due; another may have done it since.
 */
const lease = (engine: Engine, name: string, seconds: number, seen?: Date) =>
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
const readMoment = async ({ query }: Engine, name: string): Promise<Date | undefined> =>
  optionalDate(await readMark(query, name));

async function setMoment({ query }: Engine, name: string, at?: Date): Promise<void> {
  if (at) await setMark(query, name, at.getTime());
  else await query(sql`delete from marks where name = ${name}`);
}

/** All that can be asked of the base about it. */
export const followUp = {
  ...{ linkSecret, markAnswered, recallLater, addRecalls, readDigest, announceHeld },
  ...{ lease, readMoment, setMoment },
};
