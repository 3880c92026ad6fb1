import { statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { StoreLost } from '../storeErrors.ts';
import { SqliteError } from './sqliteError.ts';

const SQLITE_CORRUPT = 11;
const SQLITE_READONLY_ROLLBACK = 776;
const BUSY_MS = 2_000;

const PRAGMAS = [
  'journal_mode = WAL',
  // A reply to a visitor means: on disk, even if the power goes now.
  'synchronous = FULL',
  'foreign_keys = ON',
  'secure_delete = ON',
];

/** VACUUM writes the whole base once more: beside it, not in memory, and not where others may read it. */
const workingFolder = (folder: string) =>
  `PRAGMA temp_store = FILE; PRAGMA temp_store_directory = '${folder.replaceAll("'", "''")}'`;

function check(file: string, readOnly: boolean): void {
  using db = new DatabaseSync(file, { readOnly, timeout: BUSY_MS });
  const verdict = db.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
  if (verdict !== 'ok')
    throw Object.assign(new Error(String(verdict)), { errcode: SQLITE_CORRUPT });
}

const errcodeOf = (error: unknown): number =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;

function open(file: string, folder: string): DatabaseSync {
  try {
    // Read-only: to open a damaged file for writing may already change it.
    check(file, true);
  } catch (error) {
    // Killed while it was being created: only who may write can undo what was begun.
    if (errcodeOf(error) !== SQLITE_READONLY_ROLLBACK) throw error;
    check(file, false);
  }
  const db = new DatabaseSync(file, { timeout: BUSY_MS });
  for (const pragma of PRAGMAS) db.exec(`PRAGMA ${pragma}`);
  db.exec(workingFolder(folder));
  return db;
}

function explained<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof StoreLost) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw SqliteError.explain(message, errcodeOf(error));
  }
}

function toInput(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(`SQLite stores no ${typeof value}.`);
}

const NOTHING: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

function toStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (values) => explained(() => statement.all(...values.map(toInput))),
    run: (values) => explained(() => statement.run(...values.map(toInput))),
    iterate: (values) => statement.iterate(...values.map(toInput)),
  };
}

const inodeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.ino;

/** SQLite by the module of Node, as Kysely asks for it. A slow disk or a lock held elsewhere stops this thread. */
export function openDatabase(file: string, folder: string): SqliteDatabase {
  const db = explained(() => open(file, folder));
  const inode = inodeOf(file);

  function prepare(text: string): SqliteStatement {
    // Written on into a file that was moved away, requests would be thanked for and be nowhere.
    if (inodeOf(file) !== inode) throw new StoreLost(`${file} was moved away.`);
    // When the disk is full or fails, SQLite rolls back by itself; to ask for it again would hide that error.
    if (text === 'rollback' && !db.isTransaction) return NOTHING;
    // The write lock at once: a lock asked for later fails without waiting if another process wrote meanwhile.
    return toStatement(db.prepare(text === 'begin' ? 'begin immediate' : text));
  }

  return { close: () => db.close(), prepare: (text) => explained(() => prepare(text)) };
}
