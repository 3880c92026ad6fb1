import { join } from 'node:path';
import { createStore, type LeadStore } from './createStore.ts';
import type { Engine } from './engine.ts';
import { migrate } from './migrations.ts';
import { openSqlite } from './sqlite/openSqlite.ts';

export interface StoreOptions {
  /** Holds the SQLite file, when there is no databaseUrl. */
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** A file that is not there was moved away or is on a disk that is: no new one is made. */
  readonly mustExist?: boolean;
  /** The owner's, of content/company.yaml; whoever adds nothing needs none. */
  readonly referencePrefix?: string;
}

/** Where requests are, without PostgreSQL. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'leads.sqlite');

async function connect({ dataDir, databaseUrl, mustExist }: StoreOptions): Promise<Engine> {
  if (databaseUrl === undefined) return openSqlite(databaseFile(dataDir), { mustExist });
  // Only here: PostgreSQL's driver takes ten megabytes.
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(databaseUrl);
}

/** Opens the requests' database and brings its tables up to date. What a person can mend is a SetupError. */
export async function openEngine(options: StoreOptions): Promise<Engine> {
  const engine = await connect(options);
  try {
    await migrate(engine);
    return engine;
  } catch (error) {
    await engine.close();
    throw engine.explain(error);
  }
}

/** For whoever can do nothing without it. */
export async function openStore(options: StoreOptions): Promise<LeadStore> {
  const engine = await openEngine(options);
  const store = createStore(async () => engine, options.referencePrefix);
  // Also one that was never asked anything.
  return { ...store, close: () => engine.close() };
}
