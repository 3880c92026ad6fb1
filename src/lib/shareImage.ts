import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';

const SIZE = { width: 1200, height: 630 };
const LOGO_WIDTH = 380;

/** The hero's room with the logo on its wall: what a shared link shows. */
export async function shareImage(): Promise<Buffer> {
  const assets = resolve('src/assets');
  const logo = await sharp(await readFile(`${assets}/logos/logo.svg`), { density: 300 })
    .resize({ width: LOGO_WIDTH })
    .toBuffer();
  return sharp(`${assets}/pictures/hero.webp`)
    .resize({ ...SIZE, position: 'left' })
    .composite([{ input: logo, top: 90, left: 72 }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
