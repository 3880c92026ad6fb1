import { sep } from 'node:path';

/** Vite's own list of refused files: ours replaces it, so it is repeated here. */
const REFUSED_BY_VITE = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
];

/** A folder's path for use in a pattern: brackets and stars in its name are escaped. */
const literally = (folder: string) =>
  folder.replaceAll(sep, '/').replace(/[!$()*+?@[\]^{|}]/g, '\\$&');

/**
 * A development server gives any file of the project to any page open on this machine. Ours keeps what
 * visitors wrote: the requests, their copies, and what `npm run leads` exports.
 */
export function closedDevServer(root: string) {
  const deny = [...REFUSED_BY_VITE, '*.sqlite*', '*.csv', `${literally(root)}/data/**`];
  return { cors: false, fs: { deny } };
}
