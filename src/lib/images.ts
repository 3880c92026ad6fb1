import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import type { ResponsiveImage } from '#site/components/Picture.tsx';

/** Of AVIF where a pixel of the file is one of the screen, and where there are pixels to spare; of WebP. */
const QUALITY = { sharp: 54, dense: 46, webp: 66 };
/** Width of the one file for older browsers: enough for phones and tablets, where such browsers are still used. */
const OLDER_WIDTH = 960;

/** Reads a copy: if the properties of the original are read, Astro also publishes the original file. */
const sizeOf = (source: ImageMetadata): Pick<ImageMetadata, 'width' | 'height'> =>
  Reflect.get(source, 'clone') ?? source;

/**
 * A picture in the given widths, none larger than its master: AVIF, and one WebP for older browsers. From `denseFrom`
 * on, a width is meant for screens with small pixels, or for larger ones than most.
 */
export async function responsiveImage(
  source: ImageMetadata,
  widths: readonly number[],
  denseFrom = 1000,
): Promise<ResponsiveImage> {
  const master = sizeOf(source);
  const width = Math.min(master.width, Math.max(...widths));
  const heightOf = (one: number) => Math.round((one * master.height) / master.width);
  const older = Math.min(master.width, OLDER_WIDTH);
  const avif = (one: number) =>
    getImage({
      src: source,
      format: 'avif',
      quality: one < denseFrom ? QUALITY.sharp : QUALITY.dense,
      width: one,
      height: heightOf(one),
    });
  const shown = widths.filter((one) => one <= master.width);
  const [files, webp] = await Promise.all([
    Promise.all(shown.map(avif)),
    getImage({
      src: source,
      format: 'webp',
      quality: QUALITY.webp,
      width: older,
      height: heightOf(older),
    }),
  ]);
  const srcSet = files.map(({ src }, index) => `${src} ${shown[index]}w`).join(', ');
  return { src: webp.src, srcSet, width, height: heightOf(width) };
}

/** Coarser than the picture that follows: it is seen for as long as that one takes to come. */
const PREVIEW_QUALITY = 13;
/** As wide as phones are: a smaller one, drawn larger, is no picture to a browser that measures when pages are seen. */
const PREVIEW_WIDTH = 412;

/** A picture of src/assets/pictures as phones frame it, in an address that holds the picture itself. */
export async function previewOf(name: string, ratio: number): Promise<string> {
  const file = await sharp(`src/assets/pictures/${name}.webp`)
    .resize(PREVIEW_WIDTH, Math.round(PREVIEW_WIDTH / ratio))
    .avif({ quality: PREVIEW_QUALITY, chromaSubsampling: '4:2:0', effort: 9 })
    .toBuffer();
  return `data:image/avif;base64,${file.toString('base64')}`;
}
