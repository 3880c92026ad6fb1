import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Lock {
  readonly packages: Readonly<Record<string, Package>>;
}

interface Package {
  readonly version?: string;
  /** For other machines: it may be absent. */
  readonly optional?: boolean;
}

const readLock = (file: string): Lock => JSON.parse(readFileSync(file, 'utf8'));

function isInstalled(folder: string): boolean {
  const installed = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const present = readLock(installed).packages;
  return Object.entries(readLock(join(folder, 'package-lock.json')).packages).every(
    ([name, { version, optional = false }]) =>
      name === '' || optional || present[name]?.version === version,
  );
}

/** A tool too heavy for everybody's install has a folder of its own. */
export function installOnce(folder: string, name: string): void {
  if (isInstalled(folder)) return;
  console.log(`  Installation : ${name}…`);
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
}
