// Stores requests as the site does, one by one and without HTTP, and says how many a second:
// node commitRequests.ts FOLDER MILLISECONDS
import { receiveRequest } from '#server/contact/receiveRequest.ts';
import { STORE_POLICY } from '#server/leads/policy.ts';
import { openStoreHere } from '#server/store/openStoreHere.ts';
import { uniqueForm } from './client.ts';

const [dataDir = '', duration = ''] = process.argv.slice(2);
const store = await openStoreHere({ ...STORE_POLICY, dataDir });
const services = { store, onStored() {}, log() {} };
const end = performance.now() + Number(duration);
let stored = 0;
for (; performance.now() < end; stored += 1) {
  const { status } = await receiveRequest(new Map(uniqueForm()), services);
  if (status !== 'stored') throw new Error(`La demande n’est pas enregistrée : ${status}.`);
}
console.log((stored * 1000) / Number(duration));
await store.close();
