import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { ResponsiveImage } from '#site/components/Picture.tsx';

const QUALITY = { avif: 48, webp: 72 };
/** Width of the one file for older browsers: enough for phones and tablets, where such browsers are still used. */
const OLDER_WIDTH = 960;

/** Reads a copy: if the properties of the original are read, Astro also publishes the original file. */
const sizeOf = (source: ImageMetadata): Pick<ImageMetadata, 'width' | 'height'> =>
  Reflect.get(source, 'clone') ?? source;

/** A picture in the given widths, none larger than its master: AVIF, and one WebP for older browsers. */
export async function responsiveImage(
  source: ImageMetadata,
  widths: readonly number[],
): Promise<ResponsiveImage> {
  const master = sizeOf(source);
  const width = Math.min(master.width, Math.max(...widths));
  const heightOf = (one: number) => Math.round((one * master.height) / master.width);
  const older = Math.min(master.width, OLDER_WIDTH);
  const [avif, webp] = await Promise.all([
    getImage({
      src: source,
      format: 'avif',
      quality: QUALITY.avif,
      width,
      height: heightOf(width),
      widths: widths.filter((one) => one <= master.width),
    }),
    getImage({
      src: source,
      format: 'webp',
      quality: QUALITY.webp,
      width: older,
      height: heightOf(older),
    }),
  ]);
  return { src: webp.src, srcSet: avif.srcSet.attribute, width, height: heightOf(width) };
}
