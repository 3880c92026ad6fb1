// The thread that owns SQLite: a slow disk or a lock held elsewhere stops only this one.
import { parentPort, workerData } from 'node:worker_threads';
import { callMethod } from '#server/leads/delegateStore.ts';
import { createStore } from '../createStore.ts';
import { databaseFile } from '../databaseFile.ts';
import type { StoreOptions } from '../openStore.ts';
import { openSqlite } from '../sqlite/openSqlite.ts';
import { type Call, type Reply, toFault } from './messages.ts';

async function open(options: StoreOptions) {
  return createStore(openSqlite(databaseFile(options.dataDir), options), options.referencePrefix);
}

const opening = open(workerData);
// Told to each who calls; told to nobody, it would end the thread first.
opening.catch(() => {});

async function perform({ method, args }: Call): Promise<unknown> {
  const store = await opening;
  return method === 'open' ? undefined : callMethod(store, method, args);
}

const reply = (message: Reply) => parentPort?.postMessage(message);

parentPort?.on('message', (call: Call) => {
  perform(call).then(
    (value) => reply({ id: call.id, value }),
    (error: unknown) => reply({ id: call.id, fault: toFault(error) }),
  );
});
