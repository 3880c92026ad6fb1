// npm run art: renders our pictures with Blender. Plain JavaScript, no packages, installs nothing.
import { mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { developPicture, drawLabels, drawLayer, missingTools, renderScene } from './artTools.mjs';
import { fail, root } from './setup.mjs';

const catalogue = JSON.parse(readFileSync(join(root, 'art/pictures.json'), 'utf8'));
const cache = join(root, 'art/.cache');
const masters = join(root, 'src/assets/pictures');

const USAGE = `npm run art -- [nom…] [--preview] [--list]
  sans nom    toutes les images
  --preview   moitié de la taille, 16 échantillons, dans art/.cache/preview (les images du site ne bougent pas)
  --list      les noms, les tailles, l’usage`;

function readArguments() {
  try {
    const options = { preview: { type: 'boolean' }, list: { type: 'boolean' } };
    return parseArgs({ options, allowPositionals: true });
  } catch {
    return fail(`Option inconnue.\n${USAGE}`);
  }
}

function list() {
  for (const [name, { scene, adds, use }] of Object.entries(catalogue.pictures)) {
    const size = catalogue.scenes[scene ?? adds[0]].size.join(' × ');
    console.log(`${name.padEnd(20)} ${size.padEnd(12)} ${use}`);
  }
}

function refuseUnknown(names) {
  const known = Object.keys(catalogue.pictures);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    fail(`Image inconnue : ${unknown.join(', ')}. Les images : ${known.join(', ')}.`);
}

/** Of masters, once they are made: it has no preview. */
async function makeLayer(name, pictures) {
  const draft = join(cache, `${name}.draft.webp`);
  const files = pictures.map((picture) => join(masters, `${picture}.webp`));
  await drawLayer({ name, pictures: files, draft });
  const target = join(masters, `${name}.webp`);
  renameSync(draft, target);
  return target;
}

async function makePicture(name, isPreview) {
  const { scene, adds, look } = catalogue.pictures[name];
  if (adds !== undefined) return makeLayer(name, adds);
  const { size, samples } = catalogue.scenes[scene];
  const quality = isPreview ? { percent: 50, samples: 16 } : { percent: 100, samples };
  const exr = await renderScene({ name, scene, size, ...quality, cache });
  const folder = isPreview ? join(cache, 'preview') : masters;
  const target = join(folder, isPreview ? `${name}.png` : `${name}.webp`);
  // Written beside the render first: an interrupted command leaves the site's picture as it was.
  const draft = join(cache, isPreview ? `${name}.draft.png` : `${name}.draft.webp`);
  await developPicture({ name, exr, draft, look });
  mkdirSync(folder, { recursive: true });
  renameSync(draft, target);
  return target;
}

const { values, positionals: names } = readArguments();
refuseUnknown(names);
if (values.list) {
  list();
  process.exit();
}
const missing = missingTools();
if (missing !== undefined) fail(missing);
mkdirSync(cache, { recursive: true });
// Blender ends with us: see the exit handler in artTools.mjs.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
try {
  await drawLabels(cache);
  for (const name of names.length > 0 ? names : Object.keys(catalogue.pictures)) {
    const started = Date.now();
    const target = await makePicture(name, values.preview);
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`${name} : ${target.slice(root.length)} (${seconds} s)`);
  }
} catch (error) {
  fail(error.message);
}
