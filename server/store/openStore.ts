import type { LeadStore } from '#server/leads/ports.ts';
import { openInThread } from './thread/openInThread.ts';

export interface StoreOptions {
  /** Holds the SQLite file, when there is no databaseUrl. */
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** A file that is not there was moved away or is on a disk that is: no new one is made. */
  readonly mustExist?: boolean;
  /** The owner's, of content/company.yaml; whoever adds nothing needs none. */
  readonly referencePrefix?: string;
}

/** Opens the requests' database and brings its tables up to date. What a person can mend is a SetupError. */
export async function openStore(options: StoreOptions): Promise<LeadStore> {
  if (options.databaseUrl === undefined) return openInThread(options);
  // Only here: PostgreSQL's driver takes ten megabytes.
  const [{ createStore }, { openPostgres }] = await Promise.all([
    import('./createStore.ts'),
    import('./postgres.ts'),
  ]);
  return createStore(openPostgres(options.databaseUrl), options.referencePrefix);
}
