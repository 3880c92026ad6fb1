import { join } from 'node:path';
import { type Env, SetupError } from '../env.ts';
import { STORE_POLICY } from '../leads/policy.ts';
import type { LeadStore } from '../leads/ports.ts';
import { openStore } from '../store/openStore.ts';
import type { ContactOptions } from './contactRoutes.ts';
import { loadRenderer } from './renderPage.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Contact {
  readonly options: ContactOptions;
  close(): Promise<void>;
}

/** Without a store the site is still there, and the form says to call. */
async function tryStore({ dataDir, databaseUrl }: Env): Promise<LeadStore | undefined> {
  try {
    return await openStore({ dataDir, databaseUrl, ...STORE_POLICY });
  } catch (error) {
    const why = error instanceof SetupError ? error.message : String(error);
    console.error(`${why} Le site est servi, mais le formulaire demande d'appeler.`);
    return undefined;
  }
}

async function purge(store: LeadStore): Promise<void> {
  try {
    await store.purge();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

/** The service behind the form: its store, its pages, and the daily purge of what has had its time. */
export async function startContact(env: Env, dist: string): Promise<Contact> {
  const [store, renderPage] = await Promise.all([
    tryStore(env),
    loadRenderer(join(dist, 'server')),
  ]);
  const timer = store && setInterval(() => void purge(store), DAY_MS).unref();
  if (store) void purge(store);
  return {
    options: {
      renderPage,
      publicOrigins: env.publicOrigins,
      store: store ?? { add: () => Promise.reject(new SetupError('no store')) },
      onStored() {},
      logFailure: (error) =>
        console.error(error instanceof Error ? error.message : 'unknown error'),
    },
    async close() {
      clearInterval(timer);
      await store?.close();
    },
  };
}
