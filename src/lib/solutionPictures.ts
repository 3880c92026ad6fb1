import airComprime from '#site/assets/pictures/air-comprime.webp';
import azoteOxygene from '#site/assets/pictures/azote-oxygene.webp';
import energieSupervision from '#site/assets/pictures/energie-supervision.webp';
import traitementAir from '#site/assets/pictures/traitement-air.webp';
import vide from '#site/assets/pictures/vide.webp';
import type { ResponsiveImage } from '#site/components/Picture.tsx';
import type { SolutionSlug } from '#site/content/solutions.ts';
import { previewOf, responsiveImage } from './images.ts';

const WIDTHS = [280, 400, 480, 660, 800, 1000, 1200];

/** The five solution pictures, in every width the pages show them. Phones have the first one of a page at once. */
export async function solutionPictures(
  first?: SolutionSlug,
): Promise<Record<SolutionSlug, ResponsiveImage>> {
  const pictures: Record<SolutionSlug, ResponsiveImage> = {
    'air-comprime': await responsiveImage(airComprime, WIDTHS),
    'traitement-air': await responsiveImage(traitementAir, WIDTHS),
    'azote-oxygene': await responsiveImage(azoteOxygene, WIDTHS),
    vide: await responsiveImage(vide, WIDTHS),
    'energie-supervision': await responsiveImage(energieSupervision, WIDTHS),
  };
  if (!first) return pictures;
  const preview = await previewOf(first, 1);
  return { ...pictures, [first]: { ...pictures[first], preview } };
}
