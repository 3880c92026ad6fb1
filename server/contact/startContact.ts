import { join } from 'node:path';
import type { Env } from '../env.ts';
import { STORE_POLICY } from '../leads/policy.ts';
import type { LeadStore } from '../leads/ports.ts';
import { errorCode, type Log } from '../log.ts';
import { startMail } from '../mail/startMail.ts';
import { readWords } from '../mail/words.ts';
import { SetupError } from '../setupError.ts';
import { openStore } from '../store/openStore.ts';
import type { ContactOptions } from './contactRoutes.ts';
import { createRenderer } from './renderPage.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Voices {
  readonly log: Log;
  /** To the person who starts the site. */
  readonly say: (line: string) => void;
}

interface Contact {
  readonly options: ContactOptions;
  /** Whether a request could be stored now. */
  isReady(): Promise<boolean>;
  /** After the last request is answered: what is being sent is finished, then the store is closed. */
  close(): Promise<void>;
}

type Desk = Pick<ContactOptions, 'store' | 'onStored'> & Pick<Contact, 'isReady' | 'close'>;

/** Without a store the site is still served, and the form says to call. */
const CLOSED_DESK: Desk = {
  store: { add: () => Promise.reject(new SetupError('no store')) },
  onStored() {},
  isReady: async () => false,
  async close() {},
};

async function tryStore({ dataDir, databaseUrl }: Env): Promise<LeadStore | undefined> {
  try {
    return await openStore({ dataDir, databaseUrl, ...STORE_POLICY });
  } catch (error) {
    console.error(error instanceof SetupError ? error.message : errorCode(error));
    console.error("Le site est servi, mais le formulaire demande d'appeler.");
    return undefined;
  }
}

/** Stores requests, has their mails sent, and lets go once a day of what has had its time. */
async function openDesk(env: Env, dist: string, { log, say }: Voices): Promise<Desk> {
  const store = await tryStore(env);
  if (!store) return CLOSED_DESK;
  const sender = startMail(env, store, readWords(join(dist, 'server-words.json')), { log, say });
  const purge = () =>
    void store.purge().catch((error: unknown) => {
      log({ level: 'error', event: 'purge-failed', code: errorCode(error) });
    });
  const timer = setInterval(purge, DAY_MS);
  purge();
  return {
    store,
    onStored: () => sender.notify(),
    isReady: () => store.isReady(),
    async close() {
      clearInterval(timer);
      await sender.stop();
      await store.close();
    },
  };
}

/** The service behind the form. */
export async function startContact(env: Env, dist: string, voices: Voices): Promise<Contact> {
  const renderPage = createRenderer(join(dist, 'server'));
  const { isReady, close, ...desk } = await openDesk(env, dist, voices);
  const { publicOrigins } = env;
  return { options: { ...desk, renderPage, publicOrigins, log: voices.log }, isReady, close };
}
