import { Worker } from 'node:worker_threads';
import { isBundled } from '#server/bundled.ts';
import { delegateStore } from '#server/leads/delegateStore.ts';
import type { LeadStore } from '#server/leads/ports.ts';
import type { StoreOptions } from '../openStore.ts';
import { StoreLost } from '../storeErrors.ts';
import { type Call, fromFault, type Reply } from './messages.ts';

const WORKER = isBundled ? './worker.mjs' : './worker.ts';

/** A thread with a store in it, and the calls that it has not answered yet. */
class StoreThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #lastId = 0;
  #lost: StoreLost | undefined;

  constructor(options: StoreOptions) {
    this.#worker = new Worker(new URL(WORKER, import.meta.url), { workerData: options });
    this.#worker.on('message', (reply: Reply) => this.#settle(reply));
    this.#worker.on('error', (error: Error) => this.#lose(error.message));
    this.#worker.on('exit', () => this.#lose('The thread of the store has ended.'));
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ('fault' in reply) waiting?.reject(fromFault(reply.fault));
    else waiting?.resolve(reply.value);
  }

  /** Without this, a question to a thread that ended would wait for ever. */
  #lose(reason: string): void {
    this.#lost ??= new StoreLost(reason);
    for (const { reject } of this.#waiting.values()) reject(this.#lost);
    this.#waiting.clear();
  }

  call(method: string, args: readonly unknown[]): Promise<unknown> {
    if (this.#lost) return Promise.reject(this.#lost);
    this.#lastId += 1;
    const waiting = Promise.withResolvers<unknown>();
    this.#waiting.set(this.#lastId, waiting);
    this.#worker.postMessage({ id: this.#lastId, method, args } satisfies Call);
    return waiting.promise;
  }

  /** Again is harmless; so is one that was lost, or never opened. */
  async close(): Promise<void> {
    await this.call('close', []).catch(() => {});
    await this.#worker.terminate();
  }
}

/** SQLite in a thread of its own: pages never wait for the disk. */
export async function openInThread(options: StoreOptions): Promise<LeadStore> {
  const thread = new StoreThread(options);
  try {
    await thread.call('open', []);
  } catch (error) {
    await thread.close();
    throw error;
  }
  const store = delegateStore((method, args) => thread.call(method, args));
  return { ...store, close: () => thread.close() };
}
