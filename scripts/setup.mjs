// Runs on whatever Node the machine has, before anything is installed: plain JavaScript, no packages.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** `using` came with 24.0; before 24.15 node:sqlite says at each start that it is an experiment. */
const OLDEST_NODE = [24, 15];

/** npm installs this platform's Node from the lock file, if it is published there: see decision 6. */
const platform = process.platform === 'win32' ? 'win' : process.platform;
const nodePackage = `node_modules/node-${platform}-${process.arch}`;
const nodeFolder = join(root, nodePackage, 'bin');

/** The installed Node, or else the one that runs this script. */
export const node = 'node';

const path = [nodeFolder, join(root, 'node_modules/.bin'), dirname(process.execPath)];
const env = {
  ...process.env,
  PATH: [...path, process.env.PATH ?? ''].join(delimiter),
  ASTRO_TELEMETRY_DISABLED: '1',
};

/** Starts a program in the project with the right Node first on its path. */
export function start(command, args, options = {}) {
  return spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    ...options,
    env: { ...env, ...options.env },
  });
}

/** Runs a program to its end; gives its exit code. */
export function run(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = start(command, args, options);
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal === null ? code : 1));
  });
}

/** Lives as long as a program that was started, and stops it when stopped. */
export function follow(child) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  // npm does not pass signals through its shell: when the shell is gone, we must stop too.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 250).unref();
  child.once('exit', (code) => process.exit(code ?? 1));
}

/** Says what is wrong in one line and ends. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Ends where the Node that runs this script is too old for the rest. */
export function requireRecentNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [oldest, patched] = OLDEST_NODE;
  if (major > oldest || (major === oldest && minor >= patched)) return;
  fail(
    `Il faut Node ${OLDEST_NODE.join('.')} ou plus récent, et cette machine a Node ${process.versions.node} : installez-le depuis https://nodejs.org, puis recommencez.`,
  );
}

function readPackages(folder, file) {
  return JSON.parse(readFileSync(join(folder, file), 'utf8')).packages;
}

/** Every package of the lock file is there in its version; those for other machines may be absent. */
export function isInstalled(folder) {
  if (!existsSync(join(folder, 'node_modules/.package-lock.json'))) return false;
  const wanted = readPackages(folder, 'package-lock.json');
  const present = readPackages(folder, 'node_modules/.package-lock.json');
  return Object.entries(wanted).every(
    ([name, { version, optional }]) =>
      name === '' ||
      present[name]?.version === version ||
      (optional && present[name] === undefined),
  );
}

async function install(folder, what) {
  console.log(`Installation ${what} (une à deux minutes la première fois)…`);
  const started = Date.now();
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: folder };
  const code = await (npm === undefined
    ? run('npm', args, options)
    : run(process.execPath, [npm, ...args], options));
  if (code !== 0) fail('L’installation a échoué : le message de npm est au-dessus.');
  console.log(`Installé en ${Math.round((Date.now() - started) / 1000)} s.`);
}

export async function ensureInstalled() {
  const bringsNode = nodePackage in readPackages(root, 'package-lock.json');
  // Said before the minutes that an installation takes.
  if (!bringsNode) requireRecentNode();
  const lacksNode = () => bringsNode && !existsSync(nodeFolder);
  if (!isInstalled(root) || lacksNode()) await install(root, 'des dépendances');
  // npm says nothing of an optional package that it could not fetch.
  if (lacksNode()) requireRecentNode();
}

/** The editor has its own packages: only those who use it install them. */
export async function ensureEditor() {
  const folder = join(root, 'editor/keystatic');
  if (!isInstalled(folder)) await install(folder, 'de l’éditeur');
}

/** Builds what has changed; gives the exit code. */
export const buildIfStale = (env = {}) => run(node, ['scripts/build.ts', '--if-stale'], { env });

export async function ensureBuilt(env = {}) {
  const code = await buildIfStale(env);
  if (code !== 0) process.exit(code);
}
