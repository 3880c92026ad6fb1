import type { Transaction } from 'kysely';
import { personKey } from '#server/leads/personKey.ts';
import { type LeadStore, type Purged, RefusedError } from '#server/leads/ports.ts';
import { countDue, DAY_MS, dueRows, limitsAt, type Retention } from './dueRows.ts';
import { hasJumped, readMark, setMark } from './marks.ts';
import { type Engine, readNow, type Tables } from './schema.ts';
import { forgetVisits } from './visits.ts';

const REASON_DAYS = 30;
/** Deleted in one transaction: nobody waits long for the next one, however much there is. */
const SLICE = 500;

/** Rows are gone, their bytes are not yet: see wipe. Counts only, nothing about whom. */
async function noteDeletion(
  { trx, now }: { readonly trx: Transaction<Tables>; readonly now: number },
  cause: 'erase' | 'purge',
  leads: number,
): Promise<void> {
  if (leads > 0) await trx.insertInto('deletions').values({ at: now, cause, leads }).execute();
  await setMark(trx, 'wipe-due', now);
}

/** Also what an earlier run, killed in between, left to do. */
async function wipeIfDue(engine: Engine): Promise<void> {
  const due = await readMark(engine.db, 'wipe-due');
  if (due === undefined) return;
  await engine.wipe();
  // Not one that another process has set meanwhile: what it deleted is to be wiped too.
  await engine.db
    .deleteFrom('marks')
    .where('name', '=', 'wipe-due')
    .where('at', '=', due)
    .execute();
}

async function erase(
  engine: Engine,
  column: 'person_key' | 'reference',
  value: string,
): Promise<number> {
  const erased = await engine.db.transaction().execute(async (trx) => {
    const deleted = await trx.deleteFrom('leads').where(column, '=', value).executeTakeFirst();
    const leads = Number(deleted.numDeletedRows);
    if (leads > 0) await noteDeletion({ trx, now: await readNow(engine, trx) }, 'erase', leads);
    return leads;
  });
  await wipeIfDue(engine);
  return erased;
}

async function deleteDue(
  engine: Engine,
  kind: 'expired' | 'held',
  before: number,
  now: number,
): Promise<number> {
  let deleted = 0;
  for (let slice = SLICE; slice === SLICE; deleted += slice) {
    slice = await engine.db.transaction().execute(async (trx) => {
      const rows = dueRows(trx, kind, before).select('reference').limit(SLICE);
      const { numDeletedRows } = await trx
        .deleteFrom('leads')
        .where('reference', 'in', rows)
        .executeTakeFirst();
      if (numDeletedRows > 0) await noteDeletion({ trx, now }, 'purge', Number(numDeletedRows));
      return Number(numDeletedRows);
    });
  }
  return deleted;
}

async function forgetReasons(engine: Engine, now: number): Promise<number> {
  return engine.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('mails')
      .set({ reason: null })
      .where('reason', 'is not', null)
      .where('settled_at', '<', now - REASON_DAYS * DAY_MS)
      .executeTakeFirst();
    if (numUpdatedRows > 0) await noteDeletion({ trx, now }, 'purge', 0);
    return Number(numUpdatedRows);
  });
}

async function purge(
  engine: Engine,
  retention: Retention,
  { now, force }: { readonly now: number; readonly force: boolean },
): Promise<Purged> {
  const jumped = await hasJumped(engine, now, force);
  const due = jumped ? await countDue(engine, retention, now) : 0;
  if (due > 0) {
    throw new RefusedError(
      `La date de la machine a fait un bond : rien n'est supprimé, ${due} demandes attendent. Vérifiez la date, puis forcez la purge (purge --force) ; sinon elle se fera demain.`,
    );
  }
  const { expired, held } = limitsAt(now, retention);
  const purged = {
    expired: await deleteDue(engine, 'expired', expired, now),
    held: await deleteDue(engine, 'held', held, now),
    reasons: await forgetReasons(engine, now),
  };
  await engine.db.transaction().execute((trx) => forgetVisits({ trx, now }));
  await wipeIfDue(engine);
  return purged;
}

export function createDeletion(
  engine: Engine,
  retention: Retention,
): Pick<LeadStore, 'erasePerson' | 'eraseRequest' | 'purge'> {
  return {
    async erasePerson(email) {
      const key = personKey(email);
      // Those who gave only a phone have no key: an empty address must not mean all of them.
      return key === '' ? 0 : erase(engine, 'person_key', key);
    },
    eraseRequest: (reference) => erase(engine, 'reference', reference),
    async purge(at, { force = false } = {}) {
      const now = at?.getTime() ?? (await readNow(engine, engine.db));
      return purge(engine, retention, { now, force });
    },
  };
}
