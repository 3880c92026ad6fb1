// Ends well once the site can store a request. systemd waits for that after a start, a container asks now and then.
// node deploy/ready.mjs [SECONDS]: how long to wait; without, one question.
import { setTimeout as pause } from 'node:timers/promises';

const { PORT = '4321', HOST = '127.0.0.1' } = process.env;
/** Listening everywhere is no address to ask at. */
const host = ['0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST;
const url = `http://${host.includes(':') ? `[${host}]` : host}:${PORT}/readyz`;
const endsAt = performance.now() + Number(process.argv[2] ?? 0) * 1000;

const isReady = () =>
  fetch(url).then(
    ({ status }) => status === 200,
    () => false,
  );

let ready = await isReady();
while (!ready && performance.now() < endsAt) {
  await pause(200);
  ready = await isReady();
}
if (!ready) console.error(`${url} : pas encore prêt.`);
process.exit(ready ? 0 : 1);
