import { sql, type Transaction } from 'kysely';
import { personKey } from '#server/leads/personKey.ts';
import { type Purged, RefusedError } from '#server/leads/ports.ts';
import { readNow } from './readNow.ts';
import type { Engine, Tables } from './schema.ts';

const DAY_MS = 86_400_000;
const REASON_DAYS = 30;

/** A clock that jumped ahead must not empty the base: beyond both of these, a person has to insist. */
const SUSPICIOUS = { share: 0.05, leads: 20 };

export interface Retention {
  readonly retentionYears: number;
  readonly heldDays: number;
}

async function note(trx: Transaction<Tables>, cause: 'erase' | 'purge', at: number, leads: number) {
  if (leads > 0) await trx.insertInto('deletions').values({ at, cause, leads }).execute();
}

async function erase(
  engine: Engine,
  column: 'person_key' | 'reference',
  value: string,
): Promise<number> {
  const erased = await engine.db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('leads')
      .where(column, '=', value)
      .executeTakeFirst();
    await note(trx, 'erase', await readNow(engine, trx), Number(numDeletedRows));
    return Number(numDeletedRows);
  });
  // Even when no row was left: an earlier run may have been killed before this.
  await engine.wipe();
  return erased;
}

export async function erasePerson(engine: Engine, email: string): Promise<number> {
  const key = personKey(email);
  // Those who gave only a phone have no key: an empty address must not mean all of them.
  return key === '' ? 0 : erase(engine, 'person_key', key);
}

export const eraseRequest = (engine: Engine, reference: string): Promise<number> =>
  erase(engine, 'reference', reference);

async function deleteExpired(trx: Transaction<Tables>, before: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('leads')
    .where('hold', 'is', null)
    .where('received_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('leads as newer')
            .select(sql`1`.as('one'))
            .whereRef('newer.person_key', '=', 'leads.person_key')
            .where('newer.person_key', '<>', '')
            .where('newer.hold', 'is', null)
            .where('newer.received_at', '>=', before),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function deleteHeld(trx: Transaction<Tables>, before: number): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('leads')
    .where('hold', 'is not', null)
    .where('received_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function forgetReasons(trx: Transaction<Tables>, before: number): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('mails')
    .set({ reason: null })
    .where('reason', 'is not', null)
    .where('settled_at', '<', before)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

function yearsBefore(now: number, years: number): number {
  const date = new Date(now);
  return date.setUTCFullYear(date.getUTCFullYear() - years);
}

/** Deletes first and counts after: a refusal rolls everything back. */
async function purgeIn(
  trx: Transaction<Tables>,
  now: number,
  { retentionYears, heldDays }: Retention,
  force: boolean,
): Promise<Purged> {
  const { total } = await trx
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const expired = await deleteExpired(trx, yearsBefore(now, retentionYears));
  const held = await deleteHeld(trx, now - heldDays * DAY_MS);
  const gone = expired + held;
  if (!force && gone > SUSPICIOUS.leads && gone > total * SUSPICIOUS.share) {
    throw new RefusedError(
      `La purge supprimerait ${gone} demandes sur ${total} : vérifiez la date de la machine, puis forcez-la si c'est voulu (purge --force).`,
    );
  }
  const reasons = await forgetReasons(trx, now - REASON_DAYS * DAY_MS);
  await note(trx, 'purge', now, gone);
  return { expired, held, reasons };
}

export async function purge(
  engine: Engine,
  retention: Retention,
  at: Date | undefined,
  force: boolean,
): Promise<Purged> {
  const purged = await engine.db.transaction().execute(async (trx) => {
    const now = at?.getTime() ?? (await readNow(engine, trx));
    return purgeIn(trx, now, retention, force);
  });
  await engine.wipe();
  return purged;
}
