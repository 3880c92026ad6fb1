// The thread that owns SQLite: a slow disk or a lock held elsewhere stops only this one.
import { parentPort, workerData } from 'node:worker_threads';
import { openStoreHere } from '../openStoreHere.ts';
import { gather } from './gather.ts';
import { type Call, type Reply, toFault } from './messages.ts';

const reply = gather((replies: readonly Reply[]) => parentPort?.postMessage(replies));
const opening = openStoreHere(workerData);
// Told to each who calls; told to nobody, it would end the thread first.
opening.catch(() => {});

async function perform({ method, args }: Call): Promise<unknown> {
  const store = await opening;
  if (method === 'open') return undefined;
  // The other side sees to the types: see openStoreThread.
  return Reflect.apply(store[method], store, args);
}

parentPort?.on('message', (calls: readonly Call[]) => {
  for (const call of calls) {
    perform(call).then(
      (value) => reply({ id: call.id, value }),
      (error: unknown) => reply({ id: call.id, fault: toFault(error) }),
    );
  }
});
