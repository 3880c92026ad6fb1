// Posts forms at a steady pace until it is stopped, and fails if too few were answered: node floodForm.ts SITE PER_SECOND
import { createClient } from './client.ts';

const [site = '', perSecond = ''] = process.argv.slice(2);
const CONNECTIONS = 16;
const TICK_MS = 10;
/** The last are still under way. */
const LEAST_SHARE = 0.95;
const client = createClient(site, CONNECTIONS);
const started = performance.now();
let sent = 0;
let answered = 0;
setInterval(() => {
  const due = ((performance.now() - started) * Number(perSecond)) / 1000;
  for (; sent < due; sent += 1)
    void client.post().then(
      () => {
        answered += 1;
      },
      () => {},
    );
}, TICK_MS);
console.log('en cours');
process.once('SIGTERM', () => {
  if (answered >= LEAST_SHARE * sent) process.exit(0);
  console.error(`L’assaut n’a pas tenu sa cadence : ${answered} réponses à ${sent} envois.`);
  process.exit(1);
});
