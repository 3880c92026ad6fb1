import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Env } from '#server/env.ts';
import { errorCode, type Log } from '#server/log.ts';
import { openPost } from '#server/mail/post.ts';
import { startMail } from '#server/mail/startMail.ts';
import { readWords } from '#server/mail/words.ts';
import { SetupError } from '#server/setupError.ts';
import type { Asset } from '#server/site/asset.ts';
import { startRounds } from '#server/startRounds.ts';
import { createStore } from '#server/store/createStore.ts';
import type { Engine } from '#server/store/engine.ts';
import { openEngine } from '#server/store/openStore.ts';
import { createAddressOf } from './addressOf.ts';
import { createAdmit } from './admit.ts';
import type { ContactOptions } from './contactRoutes.ts';
import { createRenderer } from './renderPage.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A base that is being rewritten, or a disk that does not answer: the visitor is told to call rather than wait. */
const VISITOR_MS = 5000;

interface Surroundings {
  /** Where the build is. */
  readonly dist: string;
  readonly refusedPage: Asset;
  readonly log: Log;
  /** To the person who starts the site. */
  readonly say: (line: string) => void;
}

const inTime =
  <Args extends readonly unknown[], T>(ask: (...args: Args) => Promise<T>) =>
  (...args: Args): Promise<T> => {
    const late = pause(VISITOR_MS, undefined, { ref: false }).then(() => {
      throw Object.assign(new Error('The store is late.'), { code: 'STORE_LATE' });
    });
    return Promise.race([ask(...args), late]);
  };

/** Opens the base, and tells when it cannot be opened and when it is back; nothing when all goes well. */
function createOpen({ dataDir, databaseUrl }: Env, { log, say }: Surroundings) {
  let isClosed = false;
  let mustExist = false;
  return async (): Promise<Engine> => {
    try {
      const engine = await openEngine({ dataDir, databaseUrl, mustExist });
      if (isClosed) log({ level: 'info', event: 'store-open' });
      isClosed = false;
      mustExist = true;
      return engine;
    } catch (error) {
      log({ level: 'error', event: 'store-closed', code: errorCode(error) });
      if (!isClosed && error instanceof SetupError) say(error.message);
      if (!isClosed) say("La base est réessayée ; en attendant, le formulaire demande d'appeler.");
      isClosed = true;
      throw error;
    }
  };
}

/** The service behind the form: stores requests, has their mails sent, deletes once a day what has had its time. */
export async function startContact(env: Env, surroundings: Surroundings) {
  const { dist, refusedPage, log } = surroundings;
  const words = readWords(join(dist, 'server-words.json'));
  const open = createOpen(env, surroundings);
  const store = createStore(async () => {
    const engine = await open();
    purge();
    return engine;
  }, words.referencePrefix);
  const purge = () =>
    void store.purge().catch((error: unknown) => {
      log({ level: 'error', event: 'purge-failed', code: errorCode(error) });
    });
  const probe = inTime(store.probe);
  // Opens the store. Pages are not held back by it for longer than a visitor would wait.
  await probe().catch(() => {});
  const post = openPost(env, store, words);
  const sender = startMail(post, store, surroundings);
  const onRecalls = () => sender.notify();
  const stopRounds = startRounds({ env, store, words, post, onRecalls, log });
  const timer = setInterval(purge, DAY_MS);
  return {
    options: {
      store: {
        ...store,
        ...{ add: inTime(store.add), find: inTime(store.find) },
        ...{ linkSecret: inTime(store.linkSecret), status: inTime(store.status) },
      },
      // The secret of the digests: instances that share a database share its URL, which nobody else knows.
      admit: createAdmit(
        { admitVisit: inTime(store.admitVisit) },
        env.databaseUrl ?? randomBytes(32),
      ),
      addressOf: createAddressOf(env.trustedProxies, log),
      onStored: () => sender.notify(),
      renderPage: createRenderer(join(dist, 'server')),
      refusedPage,
      publicOrigins: env.publicOrigins,
      log,
    } satisfies ContactOptions,
    version: words.version,
    /** Rejects when no request could be stored now. */
    probe,
    /** After the last request is answered: what is being sent is finished, then the store is closed. */
    async close() {
      clearInterval(timer);
      stopRounds();
      await sender.stop();
      await store.close();
    },
  };
}
