import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { ResponsiveImage } from '#site/components/Picture.tsx';

const QUALITY = { avif: 55, webp: 72 };

/** A picture in the given widths, none larger than its master: AVIF, and WebP for older browsers. */
export async function responsiveImage(
  source: ImageMetadata,
  widths: readonly number[],
): Promise<ResponsiveImage> {
  const width = Math.min(source.width, Math.max(...widths));
  const height = Math.round((width * source.height) / source.width);
  const encode = (format: 'avif' | 'webp') =>
    getImage({
      src: source,
      format,
      quality: QUALITY[format],
      width,
      height,
      widths: widths.filter((one) => one <= source.width),
    });
  const [avif, webp] = await Promise.all([encode('avif'), encode('webp')]);
  return {
    src: webp.src,
    avif: avif.srcSet.attribute,
    webp: webp.srcSet.attribute,
    width,
    height,
  };
}
