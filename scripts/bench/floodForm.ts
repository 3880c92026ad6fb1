// Posts forms at a steady pace until it is stopped: node floodForm.ts SITE PER_SECOND
import { createClient } from './client.ts';

const [site = '', perSecond = ''] = process.argv.slice(2);
const CONNECTIONS = 16;
const TICK_MS = 10;
const client = createClient(site, CONNECTIONS);
const started = performance.now();
let sent = 0;
setInterval(() => {
  const due = ((performance.now() - started) * Number(perSecond)) / 1000;
  for (; sent < due; sent += 1) void client.post().catch(() => {});
}, TICK_MS);
console.log('en cours');
process.once('SIGTERM', () => process.exit(0));
