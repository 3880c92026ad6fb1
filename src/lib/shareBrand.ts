import { resolve } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { Brand } from '#site/content/brand.ts';
import { paletteColor } from './palette.ts';

interface Place {
  readonly left: number;
  readonly top: number;
}

const ASSETS = resolve('src/assets');
/** Our drawings have this margin of their own, left out so that the symbol stands above the pipe. */
const OWN_MARGIN = 8;
const DRAWING = { width: 376, maxHeight: 110 };
const SYMBOL = { size: 78, top: 5 };
/** Where the letters stand beside the symbol: their middle is its middle. */
const LETTERS = { left: 90, middle: 48, size: 60, width: 430, height: 104 };
const INK = { cabinet: paletteColor('ink'), night: paletteColor('cabinet') };

const escapeMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const drawingOf = (name: string) => sharp(`${ASSETS}/logos/${name}.svg`, { density: 400 });

/** The name in letters: as large as a short one may be, or else as large as it fits. */
async function letters(name: string, color: string) {
  const text = {
    text: `<span foreground="${color}">${escapeMarkup(name)}</span>`,
    font: `Archivo Wordmark ${LETTERS.size}`,
    fontfile: `${ASSETS}/fonts/archivo-wordmark.ttf`,
    rgba: true,
    width: LETTERS.width,
  } as const;
  const draw = (box: { dpi: number } | { height: number }) =>
    sharp({ text: { ...text, ...box } })
      .png()
      .toBuffer({ resolveWithObject: true });
  const large = await draw({ dpi: 72 });
  const isLarge = large.info.height <= LETTERS.height && large.info.width <= LETTERS.width;
  return isLarge ? large : draw({ height: LETTERS.height });
}

/** What shows our name on a share image, its symbol at `place`. */
export async function brandOverlays(
  brand: Brand,
  ground: 'cabinet' | 'night',
  { left, top }: Place,
): Promise<OverlayOptions[]> {
  const { drawing, symbol } = ground === 'night' ? brand.onDark : brand.onLight;
  const start = left - OWN_MARGIN;
  if (drawing !== undefined) {
    const { width, maxHeight } = DRAWING;
    const box = { width, height: maxHeight, fit: 'inside' as const };
    return [{ input: await drawingOf(drawing.file).resize(box).toBuffer(), left: start, top }];
  }
  const { data, info } = await letters(brand.name, INK[ground]);
  return [
    {
      input: await drawingOf(symbol).resize({ width: SYMBOL.size }).toBuffer(),
      left: start,
      top: top + SYMBOL.top,
    },
    { input: data, left: start + LETTERS.left, top: top + LETTERS.middle - (info.height >> 1) },
  ];
}
