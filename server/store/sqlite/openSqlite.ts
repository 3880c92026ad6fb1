import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { createWhole } from '#server/files/createWhole.ts';
import { RefusedError } from '#server/leads/ports.ts';
import { SetupError } from '#server/setupError.ts';
import { createInsertRow } from '../insertRow.ts';
import type { Engine, Tables } from '../schema.ts';
import { sqliteDialect } from './dialect.ts';
import { isEnvironmental } from './sqliteError.ts';

export const databaseFile = (dataDir: string): string => join(dataDir, 'leads.sqlite');

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

export function openSqlite(dataDir: string): Engine {
  const file = databaseFile(dataDir);
  touch(file);
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file) });
  return {
    db,
    now: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
    hasRowLocks: false,
    insertRow: createInsertRow(),
    wipe: () => wipe(db),
    // A consistent copy, while requests come in.
    backup: (target) =>
      createWhole(target, (_handle, partial) => sql`vacuum into ${partial}`.execute(db)),
    isInDoubt: () => false,
    isEnvironmental,
    explain: (error) =>
      isEnvironmental(error) ? new SetupError(`${file} : ${error.message}`) : error,
  };
}
