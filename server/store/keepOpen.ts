import { setTimeout as pause } from 'node:timers/promises';
import { callMethod, delegateStore } from '#server/leads/delegateStore.ts';
import type { LeadStore } from '#server/leads/ports.ts';
import { StoreClosed, StoreLost } from './storeErrors.ts';

interface Watcher {
  onOpen(): void;
  onFailure(error: unknown, retryInSeconds: number): void;
}

export interface KeptStore {
  /** After the first attempt, whether or not it succeeded. */
  readonly tried: Promise<void>;
  /** Every call fails at once while the store is closed. */
  readonly store: LeadStore;
  close(): Promise<void>;
}

const LONGEST_PAUSE_MS = 60_000;

/** Opens the store, and opens it again in the background as long as it cannot be had. */
export function keepOpen(
  open: () => Promise<LeadStore>,
  { onOpen, onFailure }: Watcher,
  firstPauseMs = 1000,
): KeptStore {
  const stop = new AbortController();
  let store: LeadStore | undefined;

  async function attempt(pauseMs: number): Promise<void> {
    try {
      const opened = await open();
      if (stop.signal.aborted) return await opened.close();
      store = opened;
      onOpen();
    } catch (error) {
      onFailure(error, Math.round(pauseMs / 1000));
    }
  }

  async function persist(): Promise<void> {
    let pauseMs = firstPauseMs;
    while (store === undefined && !stop.signal.aborted) {
      await pause(pauseMs, undefined, { signal: stop.signal }).catch(() => {});
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
      if (!stop.signal.aborted) await attempt(pauseMs);
    }
  }

  function lose(lost: LeadStore, error: StoreLost): void {
    if (store !== lost) return;
    store = undefined;
    onFailure(error, Math.round(firstPauseMs / 1000));
    void lost.close().catch(() => {});
    working = persist();
  }

  const tried = attempt(firstPauseMs);
  let working = tried.then(persist);

  async function call(method: string, args: readonly unknown[]): Promise<unknown> {
    const current = store;
    if (!current) throw new StoreClosed();
    try {
      return await callMethod(current, method, args);
    } catch (error) {
      if (error instanceof StoreLost) lose(current, error);
      throw error;
    }
  }

  return {
    tried,
    store: delegateStore(call),
    async close() {
      stop.abort();
      await working;
      await store?.close();
      store = undefined;
    },
  };
}
