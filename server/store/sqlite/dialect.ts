import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { WorkerDatabase } from './workerDatabase.ts';

/** Kysely's own adapter is cautious; SQLite does roll back tables, so a migration killed half way leaves nothing. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function connectionTo(database: WorkerDatabase): DatabaseConnection {
  return {
    executeQuery: (query) => database.execute(query),
    streamQuery: () => {
      throw new Error('Nothing here reads in a stream.');
    },
  };
}

function createDriver(file: string): Driver {
  const database = new WorkerDatabase(file);
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
    destroy: () => database.close(),
  };
}

/** SQLite in a worker thread. */
export const workerDialect = (file: string): Dialect => ({
  createDriver: () => createDriver(file),
  createAdapter: () => new TransactionalAdapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});
