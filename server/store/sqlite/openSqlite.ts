import { existsSync, statSync } from 'node:fs';
import { createWhole } from '#server/files/createWhole.ts';
import { RefusedError } from '#server/leads/ports.ts';
import { SetupError } from '#server/setupError.ts';
import { type Engine, only, type Query, type Sql, sql } from '../engine.ts';
import { StoreLost } from '../storeErrors.ts';
import { explainSqlite } from './explainSqlite.ts';
import { openFile } from './openFile.ts';

async function rewrite(query: Query): Promise<void> {
  // secure_delete zeroes cells, but pages that were rebalanced keep stale copies: only a rewrite is sure.
  await query(sql`vacuum`);
  const { busy } = only(await query<{ busy: number }>(sql`pragma wal_checkpoint(truncate)`));
  if (busy !== 0) throw new Error('un autre programme lit le journal de la base.');
}

async function wipe(query: Query): Promise<void> {
  try {
    await rewrite(query);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new RefusedError(
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

const inodeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.ino;

function connect(file: string): Pick<Engine, 'query' | 'transaction' | 'close'> {
  const explained = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      throw explainSqlite(error, file);
    }
  };
  const db = explained(() => openFile(file));
  const inode = inodeOf(file);
  const inTurn = createTurns();

  async function query<Row>({ text, values }: Sql): Promise<Row[]> {
    // Written on into a file that was moved away, requests would be thanked for and be nowhere.
    if (inodeOf(file) !== inode) throw new StoreLost(`${file} was moved away.`);
    // Query says why: the caller knows the columns.
    return explained(() => db.prepare(text).all(...values) as Row[]);
  }

  async function transaction<T>(work: (query: Query) => Promise<T>): Promise<T> {
    // The write lock at once: a lock asked for later fails without waiting if another process wrote meanwhile.
    await query(sql`begin immediate`);
    try {
      const result = await work(query);
      await query(sql`commit`);
      return result;
    } catch (error) {
      // When the disk is full or fails, SQLite has rolled back by itself.
      if (db.isTransaction) db.exec('rollback');
      throw error;
    }
  }

  return {
    query: (statement) => inTurn(() => query(statement)),
    transaction: (work) => inTurn(() => transaction(work)),
    close: () => inTurn(async () => db.close()),
  };
}

/** With `mustExist`, a file that is not there is not made. */
export function openSqlite(file: string, { mustExist = false } = {}): Engine {
  if (mustExist && !existsSync(file)) {
    throw new SetupError(`${file} : la base n'est plus là. Remettez-la, ou redémarrez le site.`);
  }
  const connection = connect(file);
  const { query } = connection;
  return {
    ...connection,
    now: sql`cast(unixepoch('subsec') * 1000 as integer)`,
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
  };
}
