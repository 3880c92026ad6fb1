// Finds PostgreSQL's programs for the tests, or installs Debian's. Plain JavaScript: it runs before anything is installed.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstall, installPackages } from './apt.mjs';

/** Debian keeps them off the path, in a folder per version. */
const DEBIAN = '/usr/lib/postgresql';

/** The folder of initdb and pg_ctl. */
export function findPostgres() {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

/** Without it the tests on PostgreSQL are skipped, and say so: the site itself does not need it. */
export async function ensurePostgres() {
  if (findPostgres() !== undefined || !canInstall()) return;
  console.log('Installation de PostgreSQL (paquet Debian)…');
  await installPackages('postgresql');
}
