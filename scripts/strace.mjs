// Finds strace, by which tests strike at chosen calls to the disk, or installs Debian's. Plain JavaScript: it runs
// before anything is installed.
import { spawnSync } from 'node:child_process';
import { canInstall, installPackages } from './apt.mjs';

/** Present, and allowed to trace: some containers forbid it. */
export const hasStrace = () => spawnSync('strace', ['-f', '-o', '/dev/null', 'true']).status === 0;

/** Without it those tests are skipped, and say so: the site itself does not need it. */
export async function ensureStrace() {
  if (hasStrace() || !canInstall()) return;
  console.log('Installation de strace (paquet Debian)…');
  await installPackages('strace');
}
