import { createWhole } from '#server/files/createWhole.ts';
import { NotDoneError } from '#server/leads/ports.ts';
import { type Engine, only, type Query, sql } from '../engine.ts';
import { startThread } from './thread.ts';

/** secure_delete zeroes cells, but pages that were rebalanced keep stale copies: only a rewrite is sure. */
async function wipe(query: Query): Promise<void> {
  try {
    await query(sql`vacuum`);
    const { busy } = only(await query<{ busy: number }>(sql`pragma wal_checkpoint(truncate)`));
    if (busy !== 0) throw new Error('un autre programme lit le journal de la base.');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new NotDoneError(
      `Les demandes sont supprimées, mais leurs octets sont encore dans les fichiers : ${reason} Relancez la commande.`,
    );
  }
}

/** One after the other: with one connection, a query must not fall into a transaction that is under way. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  };
}

async function inTransaction<T>(query: Query, work: (query: Query) => Promise<T>): Promise<T> {
  // The write lock at once: a lock asked for later fails without waiting if another process wrote meanwhile.
  await query(sql`begin immediate`);
  try {
    const result = await work(query);
    await query(sql`commit`);
    return result;
  } catch (error) {
    // When the disk is full or fails, SQLite has rolled back by itself, and says that there is nothing to roll back.
    await query(sql`rollback`).catch(() => {});
    throw error;
  }
}

/** With `mustExist`, a file that is not there is not made. */
export function openSqlite(file: string, { mustExist = false } = {}): Engine {
  const thread = startThread({ file, mustExist });
  const inTurn = createTurns();
  const query: Query = (statement) => inTurn(() => thread.query(statement));
  return {
    query,
    transaction: (work) => inTurn(() => inTransaction(thread.query, work)),
    now: sql`cast(unixepoch('subsec') * 1000 as integer)`,
    size: sql`(select page_count * page_size from pragma_page_count(), pragma_page_size())`,
    countedKey: sql`integer primary key autoincrement`,
    // Its one writer is the only one at work.
    skipTaken: sql``,
    lock: () => sql`select 1`,
    wipe: () => wipe(query),
    // A consistent copy, while requests come in.
    backup: (target) =>
      createWhole(target, (_handle, partial) => query(sql`vacuum into ${partial}`)),
    isInDoubt: () => false,
    explain: (error) => error,
    close: () => inTurn(() => thread.close()),
  };
}
