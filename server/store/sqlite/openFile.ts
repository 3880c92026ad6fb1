import { closeSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { errorCode } from '#server/log.ts';
import { SetupError } from '#server/setupError.ts';

const SQLITE_CORRUPT = 11;
const SQLITE_READONLY_ROLLBACK = 776;
const BUSY_MS = 2_000;

/** Makes the file if there is none, for nobody but this user. Never truncates. */
function touch(file: string): void {
  try {
    closeSync(openSync(file, 'a', 0o600));
  } catch (error) {
    throw new SetupError(`${file} : fichier impossible à créer ou à écrire (${errorCode(error)}).`);
  }
}

function check(file: string, readOnly: boolean): void {
  using db = new DatabaseSync(file, { readOnly, timeout: BUSY_MS });
  const verdict = db.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
  if (verdict !== 'ok')
    throw Object.assign(new Error(String(verdict)), { errcode: SQLITE_CORRUPT });
}

/** SQLite by the module of Node. A slow disk or a lock held elsewhere stops this thread. */
export function openFile(file: string): DatabaseSync {
  touch(file);
  try {
    // Read-only: to open a damaged file for writing may already change it.
    check(file, true);
  } catch (error) {
    // Killed while it was being created: SQLite must open it for writing to roll that back.
    const isHalf = error instanceof Error && 'errcode' in error;
    if (!isHalf || error.errcode !== SQLITE_READONLY_ROLLBACK) throw error;
    check(file, false);
  }
  const db = new DatabaseSync(file, { timeout: BUSY_MS });
  db.exec('PRAGMA journal_mode = WAL');
  // A reply to a visitor means: on disk, even if the power goes now.
  db.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON');
  // VACUUM writes the whole base once more: beside it, not in memory, and not where others may read it.
  const folder = dirname(file).replaceAll("'", "''");
  db.exec(`PRAGMA temp_store = FILE; PRAGMA temp_store_directory = '${folder}'`);
  return db;
}
