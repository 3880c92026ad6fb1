// Finds Caddy for the tests, or installs Debian's. Plain JavaScript: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { canInstall, installPackages } from './apt.mjs';

export const hasCaddy = () => spawnSync('caddy', ['version']).status === 0;

/** Without it its test is skipped, and says so: the site itself does not need it. */
export async function ensureCaddy() {
  if (hasCaddy() || !canInstall()) return;
  console.log('Installation de Caddy (paquet Debian)…');
  await installPackages('caddy');
}
