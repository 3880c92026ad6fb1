import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Env } from '#server/env.ts';
import { callMethod, delegateStore } from '#server/leads/delegateStore.ts';
import { errorCode, type Log } from '#server/log.ts';
import { startMail } from '#server/mail/startMail.ts';
import { readWords } from '#server/mail/words.ts';
import { SetupError } from '#server/setupError.ts';
import type { Asset } from '#server/site/asset.ts';
import { keepOpen } from '#server/store/keepOpen.ts';
import { openStore } from '#server/store/openStore.ts';
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

interface Contact {
  readonly options: ContactOptions;
  /** Rejects when no request could be stored now. */
  isReady(): Promise<boolean>;
  /** After the last request is answered: what is being sent is finished, then the store is closed. */
  close(): Promise<void>;
}

/** A base that is being rewritten, or a disk that does not answer: the visitor is told to call rather than wait. */
const VISITOR_MS = 5000;

function inTime<T>(work: Promise<T>): Promise<T> {
  const late = pause(VISITOR_MS, undefined, { ref: false }).then(() => {
    throw Object.assign(new Error('The store is late.'), { code: 'STORE_LATE' });
  });
  return Promise.race([work, late]);
}

/** Tells when the store closes and when it is back; nothing when all goes well. */
function tellStore({ log, say }: Pick<Surroundings, 'log' | 'say'>) {
  let isClosed = false;
  return {
    open() {
      if (isClosed) log({ level: 'info', event: 'store-open' });
      isClosed = false;
    },
    failure(error: unknown, retryInSeconds: number) {
      log({ level: 'error', event: 'store-closed', code: errorCode(error), retryInSeconds });
      if (isClosed) return;
      isClosed = true;
      if (error instanceof SetupError) say(error.message);
      say("La base est réessayée ; en attendant, le formulaire demande d'appeler.");
    },
  };
}

/** The service behind the form: stores requests, has their mails sent, deletes once a day what has had its time. */
export async function startContact(env: Env, surroundings: Surroundings): Promise<Contact> {
  const { dist, refusedPage, log } = surroundings;
  const { dataDir, databaseUrl, publicOrigins } = env;
  const tell = tellStore(surroundings);
  let mustExist = false;
  const purge = () =>
    void kept.store.purge().catch((error: unknown) => {
      log({ level: 'error', event: 'purge-failed', code: errorCode(error) });
    });
  const words = readWords(join(dist, 'server-words.json'));
  const { referencePrefix } = words;
  const open = () => openStore({ dataDir, databaseUrl, mustExist, referencePrefix });
  const kept = keepOpen(open, {
    onOpen() {
      mustExist = true;
      tell.open();
      sender.notify();
      purge();
    },
    onFailure: tell.failure,
  });
  const sender = startMail(env, kept.store, words, surroundings);
  const timer = setInterval(purge, DAY_MS);
  await Promise.race([kept.tried, pause(FIRST_ATTEMPT_MS, undefined, { ref: false })]);
  const store = delegateStore((method, args) => inTime(callMethod(kept.store, method, args)));
  return {
    options: {
      store,
      // Instances that share a base share its address, and nobody else knows it.
      admit: createAdmit(store, databaseUrl ?? randomBytes(32)),
      addressOf: createAddressOf(env.trustedProxies, log),
      onStored: () => sender.notify(),
      renderPage: createRenderer(join(dist, 'server')),
      refusedPage,
      publicOrigins,
      log,
    },
    isReady: () => kept.store.probe().then(() => true),
    async close() {
      clearInterval(timer);
      await sender.stop();
      await kept.close();
    },
  };
}
