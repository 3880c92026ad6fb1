// The thread that owns the SQLite connection: a slow disk or a lock held elsewhere stops only this one.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

interface Query {
  readonly sql: string;
  readonly parameters: readonly SQLInputValue[];
}

interface Result {
  readonly rows: readonly unknown[];
  readonly numAffectedRows?: bigint;
}

type Reply =
  | { readonly result: Result }
  | { readonly error: { readonly message: string; readonly errcode: number } };

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

let db: DatabaseSync | undefined;
/** There are a few dozen different ones; to parse them anew costs as much as to run them. */
const statements = new Map<string, StatementSync>();

function run({ sql, parameters }: Query): Result {
  db ??= open(workerData.file);
  // When the disk is full or fails, SQLite rolls back by itself; to ask for it again would hide that error.
  if (sql === 'rollback' && !db.isTransaction) return { rows: [] };
  const statement = statements.get(sql) ?? db.prepare(sql);
  statements.set(sql, statement);
  if (statement.columns().length > 0) return { rows: statement.all(...parameters) };
  return { rows: [], numAffectedRows: BigInt(statement.run(...parameters).changes) };
}

function answer(query: Query): Reply {
  try {
    return { result: run(query) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { error: { message, errcode: errcodeOf(error) } };
  }
}

parentPort?.on('message', (query: Query | 'close') => {
  if (query !== 'close') return parentPort?.postMessage(answer(query));
  db?.close();
  parentPort?.close();
});
