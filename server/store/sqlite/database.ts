import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
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
  // VACUUM would otherwise spill requests into the system's temporary folder.
  'temp_store = MEMORY',
];

function check(file: string, readOnly: boolean): void {
  const db = new DatabaseSync(file, { readOnly, timeout: BUSY_MS });
  try {
    const verdict = db.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
    if (verdict === 'ok') return;
    throw Object.assign(new Error(String(verdict)), { errcode: SQLITE_CORRUPT });
  } finally {
    db.close();
  }
}

const errcodeOf = (error: unknown): number =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;

function open(file: string): DatabaseSync {
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
  return db;
}

interface Result {
  readonly rows: readonly unknown[];
  readonly numAffectedRows?: bigint;
}

type Statement = (parameters: readonly SQLInputValue[]) => Result;

function prepare(db: DatabaseSync, sql: string): Statement {
  const statement = db.prepare(sql);
  if (statement.columns().length > 0)
    return (parameters) => ({ rows: statement.all(...parameters) });
  return (parameters) => ({
    rows: [],
    numAffectedRows: BigInt(statement.run(...parameters).changes),
  });
}

/** The requests' file, in whatever thread this is called: a slow disk or a lock held elsewhere stops it. */
export class Database {
  readonly #file: string;
  #db: DatabaseSync | undefined;
  /** There are a few dozen different ones; to parse them anew costs as much as to run them. */
  readonly #statements = new Map<string, Statement>();

  constructor(file: string) {
    this.#file = file;
  }

  run(sql: string, parameters: readonly SQLInputValue[]): Result {
    try {
      return this.#run(sql, parameters);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw SqliteError.explain(message, errcodeOf(error));
    }
  }

  #run(sql: string, parameters: readonly SQLInputValue[]): Result {
    this.#db ??= open(this.#file);
    // When the disk is full or fails, SQLite rolls back by itself; to ask for it again would hide that error.
    if (sql === 'rollback' && !this.#db.isTransaction) return { rows: [] };
    const statement = this.#statements.get(sql) ?? prepare(this.#db, sql);
    this.#statements.set(sql, statement);
    return statement(parameters);
  }

  close(): void {
    this.#db?.close();
  }
}
