import type { SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { Database } from './database.ts';

/** Kysely's own adapter is cautious; SQLite does roll back tables, so a migration killed half way leaves nothing. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function connectionTo(database: Database): DatabaseConnection {
  return {
    // Only whoever asks knows what its parameters and rows are.
    executeQuery: async <R>({ sql, parameters }: CompiledQuery) =>
      database.run(sql, parameters as readonly SQLInputValue[]) as QueryResult<R>,
    streamQuery: () => {
      throw new Error('Nothing here reads in a stream.');
    },
  };
}
function createDriver(file: string): Driver {
  const database = new Database(file);
  const connection = connectionTo(database);
  const command = (sql: string) => async () => {
    await connection.executeQuery(CompiledQuery.raw(sql));
  };
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    // The write lock at once: a lock asked for later fails without waiting if another process wrote meanwhile.
    beginTransaction: command('begin immediate'),
    commitTransaction: command('commit'),
    rollbackTransaction: command('rollback'),
    releaseConnection: async () => {},
    destroy: async () => database.close(),
  };
}

/** SQLite by the module of Node. */
export const sqliteDialect = (file: string): Dialect => ({
  createDriver: () => createDriver(file),
  createAdapter: () => new TransactionalAdapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});
