// Adds requests until it is killed, saying each reference once it is acknowledged: node addInLoop.ts DATA_DIR
import { randomUUID } from 'node:crypto';
import { openStore } from '#server/store/openStore.ts';
import { aLead } from './aLead.ts';

const [dataDir = ''] = process.argv.slice(2);
const store = await openStore({ dataDir, referencePrefix: 'AER', retentionYears: 3, heldDays: 30 });
for (;;) {
  const request = { lead: aLead, payloadHash: 'hash', hold: undefined };
  const added = await Promise.all(
    [1, 2, 3].map(() => store.add({ ...request, key: randomUUID() })),
  );
  for (const one of added) if ('reference' in one) process.stdout.write(`${one.reference}\n`);
}
