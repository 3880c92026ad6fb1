import { closeSync, existsSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, SqliteAdapter, SqliteDialect, sql } from 'kysely';
import { createWhole } from '#server/files/createWhole.ts';
import { RefusedError } from '#server/leads/ports.ts';
import { SetupError } from '#server/setupError.ts';
import type { Engine, Tables } from '../schema.ts';
import { openDatabase } from './openDatabase.ts';
import { isEnvironmental } from './sqliteError.ts';

/** Kysely's own adapter is cautious; SQLite does roll back tables, so a migration killed half way leaves nothing. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NodeSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

/** Makes the file if there is none, for nobody but this user. Never truncates. */
function touch(file: string): void {
  try {
    closeSync(openSync(file, 'a', 0o600));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new SetupError(`${file} : fichier impossible à créer ou à écrire${code}.`);
  }
}

async function rewrite(db: Kysely<Tables>): Promise<void> {
  // secure_delete zeroes cells, but pages that were rebalanced keep stale copies: only a rewrite is sure.
  await sql`vacuum`.execute(db);
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  if (rows[0]?.busy !== 0) throw new Error('un autre programme lit le journal de la base');
}

async function wipe(db: Kysely<Tables>): Promise<void> {
  try {
    await rewrite(db);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new RefusedError(
      `Les demandes sont supprimées, mais leurs octets sont encore dans les fichiers : ${reason}. Relancez la commande.`,
    );
  }
}

/** With `mustExist`, a file that is not there is not made. */
export function openSqlite(file: string, { mustExist = false } = {}): Engine {
  if (mustExist && !existsSync(file)) {
    throw new SetupError(`${file} : la base n'est plus là. Remettez-la, ou redémarrez le site.`);
  }
  touch(file);
  const db = new Kysely<Tables>({
    dialect: new NodeSqliteDialect({ database: async () => openDatabase(file, dirname(file)) }),
  });
  return {
    db,
    now: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
    hasRowLocks: false,
    // Its one writer is the only one at work.
    lock: async () => {},
    wipe: () => wipe(db),
    // A consistent copy, while requests come in.
    backup: (target) =>
      createWhole(target, (_handle, partial) => sql`vacuum into ${partial}`.execute(db)),
    isInDoubt: () => false,
    explain: (error) =>
      isEnvironmental(error)
        ? new SetupError(`${file} : ${error.message}`, `SQLITE ${error.errcode}`)
        : error,
  };
}
