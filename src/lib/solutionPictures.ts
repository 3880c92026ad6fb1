import airComprime from '#site/assets/pictures/air-comprime.webp';
import azoteOxygene from '#site/assets/pictures/azote-oxygene.webp';
import colonnes from '#site/assets/pictures/colonnes.webp';
import ecran from '#site/assets/pictures/ecran.webp';
import energieSupervision from '#site/assets/pictures/energie-supervision.webp';
import filtres from '#site/assets/pictures/filtres.webp';
import pompes from '#site/assets/pictures/pompes.webp';
import vide from '#site/assets/pictures/vide.webp';
import type { ResponsiveImage } from '#site/components/Picture.tsx';
import type { Domain } from '#site/content/expertise.ts';
import type { SolutionSlug } from '#site/content/solutions.ts';
import { previewOf, responsiveImage } from './images.ts';

const WIDTHS = [280, 400, 480, 660, 800, 1000, 1200];

/** On the home page one machine is whole, the others are seen from near: src/content/solutions.ts names them. */
export async function cardPictures(): Promise<Record<SolutionSlug, ResponsiveImage>> {
  return {
    'air-comprime': await responsiveImage(airComprime, WIDTHS),
    'traitement-air': await responsiveImage(filtres, WIDTHS),
    'azote-oxygene': await responsiveImage(colonnes, WIDTHS),
    vide: await responsiveImage(pompes, WIDTHS),
    'energie-supervision': await responsiveImage(ecran, WIDTHS),
  };
}

/** On their own page machines are whole. Phones have the first one at once. */
export async function domainPictures(): Promise<Record<Domain, ResponsiveImage>> {
  return {
    air: {
      ...(await responsiveImage(airComprime, WIDTHS)),
      preview: await previewOf('air-comprime', 1),
    },
    gaz: await responsiveImage(azoteOxygene, WIDTHS),
    // From one margin to the other on wide screens.
    vide: await responsiveImage(vide, [...WIDTHS, 1600]),
    energie: await responsiveImage(energieSupervision, WIDTHS),
  };
}
