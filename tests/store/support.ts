import { describe, inject, onTestFinished } from 'vitest';
import type { LeadStore } from '#server/store/createStore.ts';
import { openStore, type StoreOptions } from '#server/store/openStore.ts';
import { newPostgresPlace, type Place, query, temporaryFolder } from '#tools/support/stores.ts';

/** A store that the test need not close. */
export async function open(place: Place, options: Partial<StoreOptions> = {}): Promise<LeadStore> {
  const store = await openStore({ referencePrefix: 'AER', ...place, ...options });
  onTestFinished(() => store.close());
  return store;
}

/** Pretends that the requests of a city came at another time. */
export const backdate = (place: Place, city: string, at: Date): Promise<unknown[]> =>
  query(place, `update leads set received_at = ${at.getTime()} where city = '${city}'`);

/** The same tests on both databases, each with a fresh one per test. */
export function describeStore(name: string, tests: (newPlace: () => Promise<Place>) => void): void {
  const server = inject('postgresUrl');
  describe(`${name}, on SQLite`, () => tests(async () => ({ dataDir: temporaryFolder() })));
  describe.skipIf(server === undefined)(`${name}, on PostgreSQL`, () =>
    tests(() => newPostgresPlace(server ?? '')),
  );
}
