// Finds nginx for the tests, or installs Debian's with its brotli module. Plain JavaScript: it runs before anything
// is installed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { canInstall, installPackages } from './apt.mjs';

/** Where Debian puts what serves .br files; only the comparison with nginx needs it. */
export const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Debian keeps it where only root looks. */
const PLACES = ['/usr/sbin/nginx', 'nginx'];

export const findNginx = () => PLACES.find((place) => spawnSync(place, ['-v']).status === 0);

/** Without it the tests behind nginx are skipped, and say so: the site itself does not need it. */
export async function ensureNginx() {
  if ((findNginx() !== undefined && existsSync(BROTLI)) || !canInstall()) return;
  console.log('Installation de nginx (paquets Debian)…');
  await installPackages('nginx-light', 'libnginx-mod-http-brotli-static');
}
