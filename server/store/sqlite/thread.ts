import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { isBundled } from '#server/bundled.ts';
import { SetupError } from '#server/setupError.ts';
import type { Query, Sql } from '../engine.ts';
import { StoreLost } from '../storeLost.ts';

export interface ThreadOptions {
  readonly file: string;
  /** A file that is not there was moved away or is on a disk that is: no new one is made. */
  readonly mustExist: boolean;
}

export interface Question extends Sql {
  readonly id: number;
}

/** An error's class does not survive a message: those that callers tell apart are made again. */
export interface Fault {
  readonly kind: 'setup' | 'lost' | 'other';
  readonly message: string;
  readonly code: string;
}

export type Reply = { readonly id: number } & (
  | { readonly rows: readonly unknown[] }
  | { readonly fault: Fault }
);

const CLASSES = { setup: SetupError, lost: StoreLost, other: Error };
const fromFault = ({ kind, message, code }: Fault): Error =>
  Object.assign(new CLASSES[kind](message), { code });

const ended = () => new StoreLost('The thread of the base has ended.');

const WORKER = isBundled ? './worker.mjs' : './worker.ts';

/** SQLite in a thread of its own: pages never wait for the disk. */
export class SqliteThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #lastId = 0;
  #hasEnded = false;

  constructor(options: ThreadOptions) {
    this.#worker = new Worker(new URL(WORKER, import.meta.url), { workerData: options });
    this.#worker.on('message', (reply: Reply) => this.#settle(reply));
    // Unheard, an error in the thread would end the process. Its end follows.
    this.#worker.on('error', () => {});
    this.#worker.on('exit', () => this.#end());
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ('rows' in reply) waiting?.resolve(reply.rows);
    else waiting?.reject(fromFault(reply.fault));
  }

  /** Without this, a question to a thread that ended would wait for ever. */
  #end(): void {
    this.#hasEnded = true;
    for (const { reject } of this.#waiting.values()) reject(ended());
    this.#waiting.clear();
  }

  readonly query: Query = <Row>({ text, values }: Sql) => {
    if (this.#hasEnded) return Promise.reject(ended());
    const waiting = Promise.withResolvers<unknown>();
    this.#lastId += 1;
    this.#waiting.set(this.#lastId, waiting);
    this.#worker.postMessage({ id: this.#lastId, text, values } satisfies Question);
    // Query says why: the caller knows the columns.
    return waiting.promise as Promise<Row[]>;
  };

  /** Again is harmless. */
  async close(): Promise<void> {
    if (this.#hasEnded) return;
    this.#worker.postMessage('close');
    await once(this.#worker, 'exit');
  }
}
