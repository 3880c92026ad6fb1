// Debian packages that the tests need. Plain JavaScript: it runs before anything is installed.
import { existsSync } from 'node:fs';
import { run } from './setup.mjs';

export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** True when apt-get did it; its own messages say why not. */
export async function installPackages(...names) {
  const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...names];
  return (
    (await run('apt-get', ['update', '-qq'], quiet)) === 0 &&
    (await run('apt-get', install, quiet)) === 0
  );
}
