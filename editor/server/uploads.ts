import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Upload } from '../content/fromForm.ts';
import type { Change } from './journal.ts';
import { LOGOS, PICTURES } from './places.ts';
import { SaveRefusal } from './refusal.ts';

/** Narrower masters would look soft on a wide screen. */
const MIN_WIDTH = 1200;
const LOGO_BYTES = 100 * 1024;
const ACTIVE_SVG = /<script|<foreignObject|\son\w+\s*=|<!ENTITY|href\s*=\s*["'](?!#)/i;

const bytesOf = (dataUrl: string): Buffer =>
  Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');

function logoChange({ name, dataUrl }: Upload): Change {
  const bytes = bytesOf(dataUrl);
  const svg = bytes.toString('utf8');
  if (!/<svg[\s>]/.test(svg) || !svg.includes('viewBox="'))
    throw new SaveRefusal(
      'Logo : ce fichier n’est pas un dessin SVG. Demandez au partenaire son logo en SVG.',
    );
  if (bytes.length > LOGO_BYTES)
    throw new SaveRefusal(
      `Logo : ${Math.ceil(bytes.length / 1024)} ko, 100 au plus. Demandez une version plus légère.`,
    );
  if (ACTIVE_SVG.test(svg))
    throw new SaveRefusal(
      'Logo : ce SVG contient un programme ou un lien. Demandez un dessin sans script.',
    );
  return { path: join(LOGOS, `${name}.svg`), bytes };
}

/** Cropped to the shape of the picture it replaces: the pages are drawn for it. */
async function pictureChange({ name, dataUrl }: Upload): Promise<Change> {
  const path = join(PICTURES, `${name}.webp`);
  if (name === '' || !existsSync(path))
    throw new SaveRefusal(
      'Photo : choisissez d’abord à quelle solution elle appartient, puis enregistrez.',
    );
  const present = await sharp(path).metadata();
  const photo = sharp(bytesOf(dataUrl)).autoOrient();
  const chosen = await photo.metadata().catch(() => {
    throw new SaveRefusal(
      'Photo : ce fichier n’est pas une image. Choisissez un JPEG, un PNG ou un WebP.',
    );
  });
  const { width: offered } = chosen.autoOrient;
  const min = Math.min(MIN_WIDTH, present.width);
  if (offered < min)
    throw new SaveRefusal(
      `Photo : ${offered} pixels de large, il en faut ${min} au moins. Choisissez une image plus grande.`,
    );
  const width = Math.min(offered, present.width);
  const height = Math.round((width * present.height) / present.width);
  const bytes = await photo
    .resize({ width, height, fit: 'cover' })
    .webp({ quality: 90 })
    .toBuffer();
  return { path, bytes };
}

/** The files that uploads become. */
export const uploadChanges = (uploads: readonly Upload[]): Promise<Change[]> =>
  Promise.all(
    uploads.map(async (upload) =>
      upload.folder === 'logos' ? logoChange(upload) : pictureChange(upload),
    ),
  );
