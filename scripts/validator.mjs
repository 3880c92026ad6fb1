// Finds Java, and gets the W3C's HTML checker that runs on it. Plain JavaScript: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './setup.mjs';

const FOLDER = join(root, 'tests/validator');
const PACKAGE = 'node_modules/vnu-jar/package.json';

export const VALIDATOR = join(FOLDER, 'node_modules/vnu-jar/build/dist/vnu.jar');

const readJson = (file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));

function isInstalled() {
  const wanted = readJson('package.json').dependencies['vnu-jar'];
  return existsSync(VALIDATOR) && readJson(PACKAGE).version === wanted;
}

const hasJava = () => spawnSync('java', ['-version']).status === 0;

export const hasValidator = () => hasJava() && isInstalled();

/** Java is too heavy to be installed for one test. Without it that test is skipped, and says so. */
export async function ensureValidator() {
  if (!hasJava()) {
    console.log(
      'Sans Java, le vérificateur HTML du W3C est sauté (paquet Debian : default-jre-headless).',
    );
    return;
  }
  if (isInstalled()) return;
  console.log('Installation du vérificateur HTML du W3C (30 Mo)…');
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  if ((await run('npm', args, { cwd: FOLDER })) !== 0)
    console.log('Il n’a pas pu être installé : son test est sauté.');
}
