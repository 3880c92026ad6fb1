import { resolve } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { Brand } from '#site/content/brand.ts';
import { type Area, coverArea } from '#site/domain/crop.ts';
import { paletteColor } from './palette.ts';
import { brandOverlays } from './shareBrand.ts';
import type { Cover, Crop } from './shareCovers.ts';

const SIZE = { width: 1200, height: 630 };

const ASSETS = resolve('src/assets');
const GROUND = { cabinet: paletteColor('cabinet'), night: paletteColor('ink') };
const SLEEVE = { cabinet: paletteColor('ink'), night: paletteColor('mist') };
const AIR = paletteColor('cobalt');
const MARGIN = 64;
const PIPE = 18;

const rectangle = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

interface Layout {
  readonly boxes: readonly Area[];
  readonly radius: number;
  /** The cobalt main, as SVG. */
  readonly pipe: string;
}

/** As under the hero: the main comes from the right, below the picture, and turns down. */
function wideLayout(sleeve: string): Layout {
  const seam = 578;
  const line = seam + PIPE / 2;
  const bend = 30;
  const start = MARGIN + PIPE / 2;
  const path = `M${SIZE.width} ${line}H${start + bend}a${bend} ${bend} 0 0 0-${bend} ${bend}V${SIZE.height}`;
  const pipe =
    `<path d="${path}" fill="none" stroke="${AIR}" stroke-width="${PIPE}"/>` +
    rectangle(start + bend + 12, seam - 4, 14, PIPE + 8, sleeve);
  return { boxes: [{ left: 0, top: 0, width: SIZE.width, height: seam }], radius: 0, pipe };
}

/** As on /solutions: a manifold, one drop for each picture. */
function manifoldLayout(sleeve: string, count: number): Layout {
  const gap = 24;
  const line = 188;
  const top = 248;
  const width = Math.round((SIZE.width - 2 * MARGIN - (count - 1) * gap) / count);
  const boxes = Array.from({ length: count }, (_, index) => ({
    left: MARGIN + index * (width + gap),
    top,
    width,
    height: SIZE.height - top - 56,
  }));
  const drops = boxes.map(({ left }) => {
    const middle = left + width / 2;
    return (
      rectangle(middle - PIPE / 2, line, PIPE, top - line, AIR) +
      rectangle(middle - 22, line - 4, 44, PIPE + 8, sleeve) +
      rectangle(middle - 14, top - 12, 28, 12, sleeve)
    );
  });
  const pipe = rectangle(0, line, SIZE.width, PIPE, AIR) + drops.join('');
  return { boxes, radius: 10, pipe };
}

const svg = (width: number, height: number, body: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`,
  );

async function photo(crop: Crop, { left, top, width, height }: Area, radius: number) {
  const picture = sharp(`${ASSETS}/pictures/${crop.picture}.webp`);
  const area = coverArea(await picture.metadata(), { width, height }, crop);
  const corners = svg(width, height, `<rect width="100%" height="100%" rx="${radius}"/>`);
  const cut = await picture.extract(area).resize(width, height).png().toBuffer();
  const input = await sharp(cut)
    .composite([{ input: corners, blend: 'dest-in' }])
    .png()
    .toBuffer();
  return { input, left, top } satisfies OverlayOptions;
}

/** The picture of a shared link: a page's own photographs, the main, our name, no other words. */
export async function shareImage({ ground, logoTop, crops }: Cover, brand: Brand): Promise<Buffer> {
  const sleeve = SLEEVE[ground];
  const { boxes, radius, pipe } =
    crops.length > 1 ? manifoldLayout(sleeve, crops.length) : wideLayout(sleeve);
  const photos = await Promise.all(
    boxes.flatMap((box, index) => {
      const crop = crops[index];
      return crop ? [photo(crop, box, radius)] : [];
    }),
  );
  const place = { left: MARGIN, top: logoTop };
  return sharp({ create: { ...SIZE, channels: 3, background: GROUND[ground] } })
    .composite([
      ...photos,
      { input: svg(SIZE.width, SIZE.height, pipe) },
      ...(await brandOverlays(brand, ground, place)),
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
