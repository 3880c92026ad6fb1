// How the server is started. Plain JavaScript: it runs before anything is installed.
import { join } from 'node:path';
import { root } from './setup.mjs';

/** Where the built site is; tests build one of their own. */
export const DIST = process.env.DIST_DIR ?? 'dist';

/** Made by the build from server/main.ts. */
export const SERVER_FILE = `${DIST}/app/main.mjs`;

/** From the second start on nothing is compiled anew: a quarter sooner there. */
export const SERVER_ENV = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') };
