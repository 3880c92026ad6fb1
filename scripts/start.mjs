// npm start: install what is missing, build what is stale, serve.
import { SERVER_ENV, SERVER_FILE } from './serverProcess.mjs';
import { ensureBuilt, ensureInstalled, follow, node, start } from './setup.mjs';

await ensureInstalled();
await ensureBuilt();

const server = start(node, [SERVER_FILE], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: SERVER_ENV,
});
follow(server);
