// npm start: install what is missing, build what is stale, serve.
import { SERVER_ARGS, SERVER_ENV } from './serverProcess.mjs';
import { ensureBuilt, ensureInstalled, node, start } from './setup.mjs';

await ensureInstalled();
await ensureBuilt();

const server = start(node, SERVER_ARGS, {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: SERVER_ENV,
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));

// npm does not pass signals through its shell: when the shell is gone, so must we be.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) server.kill('SIGTERM');
}, 250).unref();

server.once('exit', (code) => process.exit(code ?? 1));
