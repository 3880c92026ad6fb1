import type { LeadStore } from '#server/leads/ports.ts';
import type { StoreOptions } from './openStoreHere.ts';
import { openStoreThread } from './thread/openStoreThread.ts';

/** Opens the requests' database and brings its tables up to date. What a person can mend is a SetupError. */
export async function openStore(options: StoreOptions): Promise<LeadStore> {
  if (options.databaseUrl === undefined) return openStoreThread(options);
  // With SQLite, the thread alone needs what this loads.
  const { openStoreHere } = await import('./openStoreHere.ts');
  return openStoreHere(options);
}
