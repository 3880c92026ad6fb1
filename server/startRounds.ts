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

  function everyMinute(event: string, work: () => Promise<void>): NodeJS.Timeout {
    let isAtWork = false;
    return setInterval(async () => {
      // A round that takes longer is not begun twice.
      if (isAtWork) return;
      isAtWork = true;
      await work().catch((error) => log({ level: 'error', event, code: errorCode(error) }));
      isAtWork = false;
    }, MINUTE_MS);
  }

  const rounds: NodeJS.Timeout[] = [];
  if (post) {
    const followUp = async () => {
      if ((await store.addRecalls()) > 0) onRecalls();
      const outcome = await sendDigest(store, post, { now: new Date(), stop: stopping.signal });
      if (outcome === 'sent') log({ level: 'info', event: 'digest-sent' });
    };
    rounds.push(everyMinute('follow-up-failed', followUp));
  }
  const alert = openWays(env, words, { log });
  if (alert) {
    const look = createLook({ env, store, words, alert });
    rounds.push(everyMinute('look-failed', () => look(new Date())));
  }
  return () => {
    for (const round of rounds) clearInterval(round);
    stopping.abort();
  };
}
