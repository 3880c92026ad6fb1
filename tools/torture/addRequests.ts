// Adds requests and says what became of each: node addRequests.ts DATA_DIR COUNT
import { randomUUID } from 'node:crypto';
import { SetupError } from '#server/setupError.ts';
import { openStore } from '#server/store/openStore.ts';
import { aLead } from '../support/lead.ts';

/** Alone, then several at once. */
const GROUPS = [1, 3];
const [dataDir = '', count = ''] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);
const store = await openStore({ dataDir }).catch((error: unknown) => {
  if (!(error instanceof SetupError)) say('unexplained start');
  process.exit(1);
});

async function add(number: number): Promise<void> {
  const city = `Ville ${number}`;
  const request = { hold: undefined, digest: randomUUID() };
  const outcome = await store
    .add({ ...request, lead: { ...aLead, city, email: `${number}@usine.example` } })
    .then(
      () => 'stored',
      (error: unknown) => (error instanceof SetupError ? 'refused' : 'unexplained'),
    );
  say(`${outcome} ${city}`);
}

let added = 0;
for (let group = 0; added < Number(count); group += 1) {
  const size = GROUPS[group % GROUPS.length] ?? 1;
  const first = added;
  added += size;
  await Promise.all(Array.from({ length: size }, (_, index) => add(first + index)));
}
await store.close();
