import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CompiledQuery, QueryResult } from 'kysely';
import { SqliteError } from './sqliteError.ts';

/**
 * Asks the worker one question at a time: Kysely lets nobody else have the only connection meanwhile,
 * so the next message is the answer.
 */
export class WorkerDatabase {
  readonly #worker: Worker;
  #failure: Error | undefined;

  constructor(file: string) {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { file } });
    this.#worker.on('error', (error: Error) => {
      this.#failure = error;
    });
  }

  async execute<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    // Without this, a question to a dead thread would wait for ever.
    if (this.#failure) throw this.#failure;
    this.#worker.postMessage({ sql, parameters });
    const [{ result, error }] = await once(this.#worker, 'message');
    if (error) throw new SqliteError(error.message, error.errcode);
    return result;
  }

  async close(): Promise<void> {
    if (this.#failure) return;
    const gone = once(this.#worker, 'exit');
    this.#worker.postMessage('close');
    await gone;
  }
}
