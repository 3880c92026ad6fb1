import { setImmediate as turn } from 'node:timers/promises';

interface Waiting<T, R> {
  readonly item: T;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * What arrives at the same time, or while a batch is being written, is written together: one commit, so one wait
 * for the disk or for a lock, serves all of them.
 */
export function inBatches<T, R>(
  write: (items: readonly T[]) => Promise<readonly R[]>,
  mustShare: (error: unknown) => boolean,
): (item: T) => Promise<R> {
  const MAX_BATCH = 100;
  const queue: Waiting<T, R>[] = [];
  let isWriting = false;

  async function writeBatch(batch: readonly Waiting<T, R>[]): Promise<void> {
    try {
      const results = await write(batch.map(({ item }) => item));
      for (const [index, result] of results.entries()) batch[index]?.resolve(result);
    } catch (error) {
      // A full disk is everybody's; a bad item only its own: the others get another chance without it.
      if (batch.length > 1 && !mustShare(error)) for (const one of batch) await writeBatch([one]);
      else for (const { reject } of batch) reject(error);
    }
  }

  async function drain(): Promise<void> {
    if (isWriting) return;
    isWriting = true;
    while (queue.length > 0) {
      // The event loop has to turn for others to arrive: a thread that writes hears nothing meanwhile.
      await turn();
      await writeBatch(queue.splice(0, MAX_BATCH));
    }
    isWriting = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      void drain();
    });
}
