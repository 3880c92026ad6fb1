// Plain JavaScript: npm test reads it before anything is installed.
import { createServer } from 'node:net';

/** @returns {Promise<number>} a port that nobody uses now, known before it is used. */
export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
