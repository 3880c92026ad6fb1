import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { isBundled } from '#server/bundled.ts';
import { SetupError } from '#server/setupError.ts';
import { type Sql, StoreLost } from '../engine.ts';
import type { Fault } from './faultOf.ts';

const WORKER = isBundled ? './worker.mjs' : './worker.ts';

/** An error's class does not survive a message: those that callers tell apart are made again. */
const CLASSES = { setup: SetupError, lost: StoreLost, other: Error };
const fromFault = ({ kind, message, code }: Fault): Error =>
  Object.assign(new CLASSES[kind](message), { code });

/** SQLite in a thread of its own: pages never wait for the disk. It is asked one question after the other. */
export function startThread(options: { readonly file: string; readonly mustExist: boolean }) {
  const worker = new Worker(new URL(WORKER, import.meta.url), { workerData: options });
  const end = new AbortController();
  // Unheard, an error in the thread would end the process. Its end follows.
  worker.on('error', () => {});
  worker.on('exit', () => end.abort());

  return {
    async query<Row>(question: Sql): Promise<Row[]> {
      worker.postMessage(question);
      const [reply] = await once(worker, 'message', { signal: end.signal }).catch(() => {
        throw new StoreLost('The thread of the base has ended.');
      });
      if (reply.fault) throw fromFault(reply.fault);
      return reply.rows;
    },
    /** Again is harmless. */
    async close(): Promise<void> {
      if (end.signal.aborted) return;
      worker.postMessage('close');
      await once(worker, 'exit');
    },
  };
}
