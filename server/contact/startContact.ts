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
import { createStore, type LeadStore } from '#server/store/createStore.ts';
import type { Engine } from '#server/store/engine.ts';
import { openEngine } from '#server/store/openStore.ts';
import { createAddressOf } from './addressOf.ts';
import { createAdmit } from './admit.ts';
import type { ContactOptions } from './contactRoutes.ts';
import { createRenderer } from './renderPage.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Longer than a base takes that is well: pages wait no longer for one that is not. */
const FIRST_ATTEMPT_MS = 3000;

interface Surroundings {
  /** Where the build is. */
  readonly dist: string;
  readonly refusedPage: Asset;
  readonly log: Log;
  /** To the person who starts the site. */
  readonly say: (line: string) => void;
}

/** A base that is being rewritten, or a disk that does not answer: the visitor is told to call rather than wait. */
const VISITOR_MS = 5000;

function inTime<T>(work: Promise<T>): Promise<T> {
  const late = pause(VISITOR_MS, undefined, { ref: false }).then(() => {
    throw Object.assign(new Error('The store is late.'), { code: 'STORE_LATE' });
  });
  return Promise.race([work, late]);
}

/** Tells when the base cannot be opened and when it is back; nothing when all goes well. */
function telling(open: () => Promise<Engine>, { log, say }: Pick<Surroundings, 'log' | 'say'>) {
  let isClosed = false;
  return async (): Promise<Engine> => {
    try {
      const engine = await open();
      if (isClosed) log({ level: 'info', event: 'store-open' });
      isClosed = false;
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
  const { dataDir, databaseUrl, publicOrigins } = env;
  const words = readWords(join(dist, 'server-words.json'));
  const purge = () =>
    void store.purge().catch((error: unknown) => {
      log({ level: 'error', event: 'purge-failed', code: errorCode(error) });
    });
  let mustExist = false;
  const open = async () => {
    const engine = await openEngine({ dataDir, databaseUrl, mustExist });
    mustExist = true;
    purge();
    return engine;
  };
  const store = createStore(telling(open, surroundings), words.referencePrefix);
  await Promise.race([store.probe().catch(() => {}), pause(FIRST_ATTEMPT_MS, 0, { ref: false })]);
  const post = openPost(env, store, words);
  const sender = startMail(post, store, surroundings);
  const onRecalls = () => sender.notify();
  const stopRounds = startRounds({ env, store, words, post, onRecalls, log });
  const timer = setInterval(purge, DAY_MS);
  const admitVisit: LeadStore['admitVisit'] = (...visit) => inTime(store.admitVisit(...visit));
  return {
    options: {
      store: {
        add: (request) => inTime(store.add(request)),
        find: (reference) => inTime(store.find(reference)),
      },
      // Instances that share a base share its address, and nobody else knows it.
      admit: createAdmit({ admitVisit }, databaseUrl ?? randomBytes(32)),
      addressOf: createAddressOf(env.trustedProxies, log),
      onStored: () => sender.notify(),
      renderPage: createRenderer(join(dist, 'server')),
      refusedPage,
      publicOrigins,
      log,
    } satisfies ContactOptions,
    ...{ store, version: words.version },
    /** Rejects when no request could be stored now. */
    isReady: () => store.probe().then(() => true),
    /** After the last request is answered: what is being sent is finished, then the store is closed. */
    async close() {
      clearInterval(timer);
      stopRounds();
      await sender.stop();
      await store.close();
    },
  };
}
