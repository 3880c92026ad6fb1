import type { LeadStore } from '#server/leads/ports.ts';
import { SetupError } from '#server/setupError.ts';
import { type AddOptions, createAdd } from './createAdd.ts';
import { erasePerson, eraseRequest, purge, type Retention } from './deletion.ts';
import { createOutbox } from './mails.ts';
import { migrate } from './migrations.ts';
import { releaseLead } from './outboxRows.ts';
import { createReading } from './reading.ts';
import { readNow } from './readNow.ts';
import type { Engine } from './schema.ts';
import { openSqlite } from './sqlite/openSqlite.ts';

export interface StoreOptions extends AddOptions, Retention {
  /** Holds the SQLite file, when there is no databaseUrl. */
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
}

/** A commit like any other: a full disk or a lost line shows. */
const probe = ({ db, now }: Engine) =>
  db
    .insertInto('probe')
    .values({ id: 1, at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: now }))
    .execute();

function createStore(engine: Engine, options: StoreOptions): LeadStore {
  return {
    add: createAdd(engine, options),
    ...createOutbox(engine),
    ...createReading(engine),
    erasePerson: (email) => erasePerson(engine, email),
    eraseRequest: (reference) => eraseRequest(engine, reference),
    release: (reference) =>
      engine.db
        .transaction()
        .execute(async (trx) => releaseLead(engine, trx, reference, await readNow(engine, trx))),
    purge: (now, { force = false } = {}) => purge(engine, options, now, force),
    backup: (file) => engine.backup(file),
    isReady: () =>
      probe(engine).then(
        () => true,
        () => false,
      ),
    close: () => engine.db.destroy(),
  };
}

/** Its driver takes ten megabytes: only for those who use it. */
async function connect(databaseUrl: string): Promise<Engine> {
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(databaseUrl);
}

/** In this very thread, which SQLite stops while it waits for the disk. */
export async function openStoreHere(options: StoreOptions): Promise<LeadStore> {
  const { dataDir, databaseUrl } = options;
  const engine = databaseUrl === undefined ? openSqlite(dataDir) : await connect(databaseUrl);
  try {
    await migrate(engine);
  } catch (error) {
    await engine.db.destroy();
    throw error instanceof SetupError ? error : engine.explain(error);
  }
  return createStore(engine, options);
}
