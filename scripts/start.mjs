// npm start: install what is missing, build what is stale, serve.
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, node, root, start } from './setup.mjs';

await ensureInstalled();
await ensureBuilt();

const server = start(node, ['--max-semi-space-size=2', 'server/main.ts'], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  // From the second start on, the compiler of types stays unloaded: a quarter of the memory.
  env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));

// npm does not pass signals through its shell: when the shell is gone, so must we be.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) server.kill('SIGTERM');
}, 250).unref();

server.once('exit', (code) => process.exit(code ?? 1));
