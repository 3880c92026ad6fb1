// Tools too heavy for everybody's install have a folder of their own in tools/. Plain JavaScript: it runs before
// anything is installed.
import { join } from 'node:path';
import { isInstalled, root, run } from './setup.mjs';

export const toolFolder = (name) => join(root, 'tools', name);

/** Installs what is missing; what npm says tells why it could not. */
export async function ensureTool(name, words) {
  const folder = toolFolder(name);
  if (isInstalled(folder)) return;
  console.log(`Installation : ${words}…`);
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', args, { cwd: folder });
}
