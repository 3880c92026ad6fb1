import heroPhoto from '#site/assets/pictures/hero.webp';
import heroNarrowPhoto from '#site/assets/pictures/hero-mobile.webp';
import vanPhoto from '#site/assets/pictures/proximite.webp';
import { brand } from '#site/content/brand.ts';
import { company } from '#site/content/company.ts';
import { contact } from '#site/content/contact.ts';
import { energyPerformance } from '#site/content/energyPerformance.ts';
import { expertise } from '#site/content/expertise.ts';
import { faq } from '#site/content/faq.ts';
import { figures } from '#site/content/figures.ts';
import { hero } from '#site/content/hero.ts';
import { home } from '#site/content/home.ts';
import { howItWorks } from '#site/content/howItWorks.ts';
import { navigation } from '#site/content/navigation.ts';
import { partners } from '#site/content/partners.ts';
import { proof } from '#site/content/proof.ts';
import { proximity } from '#site/content/proximity.ts';
import { regions } from '#site/content/regions.ts';
import { rental } from '#site/content/rental.ts';
import { simulator } from '#site/content/simulator.ts';
import { solutions } from '#site/content/solutions.ts';
import { trustBadges } from '#site/content/trustBadges.ts';
import { zone } from '#site/content/zone.ts';
import { heatShares } from '#site/domain/heatFlow.ts';
import { phoneLink } from '#site/domain/phone.ts';
import { ratesOf } from '#site/domain/rates.ts';
import { heatRows, zoneHighlight } from '#site/lib/drawingStyles.ts';
import { responsiveImage } from '#site/lib/images.ts';
import { homeJsonLd } from '#site/lib/jsonLd/pages.ts';
import { brandMark } from '#site/lib/logos.ts';
import { partnerLogos } from '#site/lib/partnerLogos.ts';
import { ROUTES } from '#site/lib/routes.ts';
import { solutionPictures } from '#site/lib/solutionPictures.ts';
import { zoneMap } from '#site/lib/zoneMap.ts';

const WIDE = '(min-width: 62rem)';
const NARROW = '(max-width: 61.99rem)';

/** What each section of the home page is given. */
export async function gatherHome() {
  const [photo, narrowPhoto, van, pictures] = await Promise.all([
    responsiveImage(heroPhoto, [960, 1200, 1440, 1920, 2240]),
    responsiveImage(heroNarrowPhoto, [480, 750, 1080]),
    responsiveImage(vanPhoto, [480, 750, 1080, 1300, 1600, 1920]),
    solutionPictures(),
  ]);
  const { newTab } = navigation;
  const { seo } = home;
  const phone = phoneLink(company.phone);
  const shares = heatShares(figures.chaleur_compresseur.high, figures.chaleur_eau.high);
  const image = ROUTES['/'].shareImage;
  const { drawing, symbol } = brandMark(brand, 'onLight');
  const logo = drawing?.src ?? symbol;
  const framing = { image: narrowPhoto, media: NARROW, sizes: '100vw' };
  return {
    page: { ...seo, jsonLd: homeJsonLd({ company, regions, faq, seo, logo, image }) },
    drawingStyles: heatRows(shares) + zoneHighlight(regions),
    preloads: [
      { media: NARROW, imagesrcset: narrowPhoto.srcSet },
      { media: WIDE, imagesrcset: photo.srcSet },
    ],
    hero: { words: hero, photo, narrowPhoto: framing },
    howItWorks: { words: howItWorks },
    energyPerformance: { words: energyPerformance, figures },
    solutions: { words: solutions, newTab, pictures },
    rental: { words: rental, phoneHref: phone.href },
    expertise: { words: expertise },
    proof: { words: proof, figures },
    trustBadges: { words: trustBadges },
    proximity: { words: proximity, photo: van },
    zone: { words: zone, regions, map: zoneMap(regions) },
    faq: { words: faq, phone },
    partners: { words: partners, newTab, logos: partnerLogos },
    contact: { words: contact, company, phone },
    simulator: { words: simulator, rates: ratesOf(figures) },
  };
}
