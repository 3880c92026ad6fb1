import { Worker } from 'node:worker_threads';
import { isBundled } from '#server/bundled.ts';
import type { LeadStore } from '#server/leads/ports.ts';
import type { StoreOptions } from '../openStoreHere.ts';
import { gather } from './gather.ts';
import { type Call, fromFault, type Reply } from './messages.ts';

const WORKER = isBundled ? './worker.mjs' : './worker.ts';

type Method = keyof LeadStore;

/** A thread with a store in it, and the calls that it has not answered yet. */
class StoreThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  readonly #send: (call: Call) => void;
  #lastId = 0;
  #failure: Error | undefined;

  constructor(options: StoreOptions) {
    this.#worker = new Worker(new URL(WORKER, import.meta.url), { workerData: options });
    this.#send = gather((calls: readonly Call[]) => this.#worker.postMessage(calls));
    this.#worker.on('message', (replies: readonly Reply[]) => {
      for (const reply of replies) this.#settle(reply);
    });
    this.#worker.on('error', (error: Error) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('The store is closed.')));
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ('fault' in reply) waiting?.reject(fromFault(reply.fault));
    else waiting?.resolve(reply.value);
  }

  /** Without this, a question to a dead thread would wait for ever. */
  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#failure);
    this.#waiting.clear();
  }

  call(method: Call['method'], args: readonly unknown[]): Promise<unknown> {
    if (this.#failure) return Promise.reject(this.#failure);
    this.#lastId += 1;
    const waiting = Promise.withResolvers<unknown>();
    this.#waiting.set(this.#lastId, waiting);
    this.#send({ id: this.#lastId, method, args });
    return waiting.promise;
  }

  /** Again is harmless. */
  async close(): Promise<void> {
    if (!this.#failure) await this.call('close', []);
    await this.end();
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** SQLite in a thread of its own: the event loop never waits for the disk. */
export async function openStoreThread(options: StoreOptions): Promise<LeadStore> {
  const thread = new StoreThread(options);
  const pass = <M extends Method>(method: M) =>
    // The thread calls the method of the same name: see worker.ts.
    ((...args: readonly unknown[]) => thread.call(method, args)) as LeadStore[M];
  try {
    await thread.call('open', []);
  } catch (error) {
    await thread.end();
    throw error;
  }
  return {
    add: pass('add'),
    claimMails: pass('claimMails'),
    markSent: pass('markSent'),
    markFailed: pass('markFailed'),
    retryLater: pass('retryLater'),
    secondsToNextMail: pass('secondsToNextMail'),
    list: pass('list'),
    find: pass('find'),
    all: pass('all'),
    exportPerson: pass('exportPerson'),
    erasePerson: pass('erasePerson'),
    eraseRequest: pass('eraseRequest'),
    retryFailed: pass('retryFailed'),
    release: pass('release'),
    purge: pass('purge'),
    status: pass('status'),
    backup: pass('backup'),
    isReady: () => pass('isReady')().catch(() => false),
    close: () => thread.close(),
  };
}
