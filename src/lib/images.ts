import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { ResponsiveImage } from '#site/components/Picture.tsx';

const QUALITY = 55;

/** AVIF in the given widths. Every browser we build for reads it, so there is no second format. */
export async function responsiveImage(
  source: ImageMetadata,
  widths: readonly number[],
): Promise<ResponsiveImage> {
  const ratio = source.height / source.width;
  const largest = Math.min(source.width, Math.max(...widths));
  const image = await getImage({
    src: source,
    format: 'avif',
    quality: QUALITY,
    width: largest,
    height: Math.round(largest * ratio),
    widths: widths.filter((width) => width <= source.width),
  });
  return {
    src: image.src,
    srcSet: image.srcSet.attribute,
    width: largest,
    height: Math.round(largest * ratio),
  };
}
