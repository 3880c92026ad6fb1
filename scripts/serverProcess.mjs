// How the server is run: by npm start, and by whatever measures it. Plain JavaScript: npm start may precede any install.
import { join } from 'node:path';
import { root } from './setup.mjs';

/** Made by the build from server/main.ts. */
export const SERVER_FILE = 'dist/app/main.mjs';

export const SERVER_ARGS = [
  // Most of what it makes lives for one request: a small nursery for it costs nothing and saves some megabytes.
  '--max-semi-space-size=1',
  // After a crowd, what it left is swept and given back at once: 90 MB less at the worst, see decision 14.
  '--optimize-for-size',
  '--heap-growing-percent=20',
  SERVER_FILE,
];

export const SERVER_ENV = {
  // From the second start on, nothing is compiled anew: sooner there, and some megabytes less.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  // One heap for all threads: each would keep what it once needed.
  MALLOC_ARENA_MAX: '1',
};
