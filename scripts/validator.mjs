// The W3C's HTML checker, which runs on Java. Plain JavaScript: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isInstalled } from './setup.mjs';
import { ensureTool, toolFolder } from './toolFolder.mjs';

const FOLDER = 'validator';

export const VALIDATOR = join(toolFolder(FOLDER), 'node_modules/vnu-jar/build/dist/vnu.jar');

const hasJava = () => spawnSync('java', ['-version']).status === 0;

export const hasValidator = () => hasJava() && isInstalled(toolFolder(FOLDER));

/** Java is too heavy to be installed for one test. Without it that test is skipped, and says so. */
export async function ensureValidator() {
  if (hasJava()) await ensureTool(FOLDER, 'le vérificateur HTML du W3C (30 Mo)');
  else
    console.log(
      'Sans Java, le vérificateur HTML du W3C est sauté (paquet Debian : default-jre-headless).',
    );
}
