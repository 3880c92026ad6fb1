// How the server is run: by npm start, and by whatever measures it. Plain JavaScript: npm start may precede any install.
import { join } from 'node:path';
import { root } from './setup.mjs';

/** Most of what it makes lives for one request: a small nursery for it costs nothing and saves some megabytes. */
export const SERVER_ARGS = ['--max-semi-space-size=1', 'server/main.ts'];

export const SERVER_ENV = {
  // From the second start on, the compiler of types stays unloaded: a quarter of the memory.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  // One heap for all threads: each would keep what it once needed.
  MALLOC_ARENA_MAX: '1',
};
