import { setTimeout as pause } from 'node:timers/promises';
import type { ServerWords } from '#site/content/serverWords.ts';
import { createLook } from './alerts/createLook.ts';
import { openWays } from './alerts/ways.ts';
import type { Env } from './env.ts';
import { sendDigest } from './followUp/digest.ts';
import { errorCode, type Log } from './log.ts';
import type { Post } from './mail/post.ts';
import type { LeadStore } from './store/createStore.ts';

interface Parts {
  readonly env: Env;
  readonly store: LeadStore;
  readonly words: ServerWords;
  /** Undefined: nobody can be told by mail. */
  readonly post: Post | undefined;
  readonly onRecalls: () => void;
  readonly log: Log;
}

const MINUTE_MS = 60_000;

/**
 * Each minute: reminds the owner of requests without an answer, tells once a week how things are, and alerts if the
 * environment says whom. Nothing waits for it. Gives what ends it.
 */
export function startRounds({ env, store, words, post, onRecalls, log }: Parts): () => void {
  const stopping = new AbortController();
  const { signal: stop } = stopping;

  async function everyMinute(event: string, work: (now: Date) => Promise<void>): Promise<void> {
    while (await pause(MINUTE_MS, true, { signal: stop }).catch(() => false))
      await work(new Date()).catch((error: unknown) => {
        log({ level: 'error', event, code: errorCode(error) });
      });
  }

  if (post)
    void everyMinute('digest-failed', async (now) => {
      if ((await store.addRecalls()) > 0) onRecalls();
      const outcome = await sendDigest(store, post, { now, stop });
      if (outcome === 'sent') log({ level: 'info', event: 'digest-sent' });
    });
  const alert = openWays(env, words, { log });
  if (alert) void everyMinute('look-failed', createLook({ env, store, words, alert }));
  return () => stopping.abort();
}
