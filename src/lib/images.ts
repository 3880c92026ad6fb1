import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { ResponsiveImage } from '#site/components/Picture.tsx';

const QUALITY = { avif: 54, webp: 72 };

/** Every second width, the largest included: each costs bytes in every page, and few browsers need them. */
const isForOlder = (_width: number, index: number, { length }: readonly number[]) =>
  index % 2 === (length - 1) % 2;

/** A picture in the given widths, none larger than its master: AVIF, and WebP for older browsers. */
export async function responsiveImage(
  source: ImageMetadata,
  widths: readonly number[],
): Promise<ResponsiveImage> {
  const width = Math.min(source.width, Math.max(...widths));
  const height = Math.round((width * source.height) / source.width);
  const possible = widths.filter((one) => one <= source.width);
  const encode = (format: 'avif' | 'webp', offered: number[]) =>
    getImage({ src: source, format, quality: QUALITY[format], width, height, widths: offered });
  const [avif, webp] = await Promise.all([
    encode('avif', possible),
    encode('webp', possible.filter(isForOlder)),
  ]);
  return {
    src: webp.src,
    avif: avif.srcSet.attribute,
    webp: webp.srcSet.attribute,
    width,
    height,
  };
}
