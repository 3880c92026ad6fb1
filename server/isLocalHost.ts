import { isIP } from 'node:net';

/** This very machine: what goes there does not travel. A path is a socket in the file system. */
export const isLocalHost = (host: string): boolean =>
  ['', 'localhost', '::1'].includes(host.toLowerCase()) ||
  host.startsWith('/') ||
  (isIP(host) === 4 && host.startsWith('127.'));
