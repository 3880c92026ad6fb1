import heroPhoto from '#site/assets/pictures/hero.webp';
import heroNarrowPhoto from '#site/assets/pictures/hero-mobile.webp';
import deliveredPhoto from '#site/assets/pictures/location-livree.webp';
import hosePhoto from '#site/assets/pictures/location-raccord.webp';
import handPhoto from '#site/assets/pictures/mains.webp';
import technicianPhoto from '#site/assets/pictures/technicien.webp';
import { brand } from '#site/content/brand.ts';
import { company } from '#site/content/company.ts';
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
import { solutions } from '#site/content/solutions.ts';
import { solutionsPage } from '#site/content/solutionsPage.ts';
import { trustBadges } from '#site/content/trustBadges.ts';
import { zone } from '#site/content/zone.ts';
import { MEDIA } from '#site/domain/breakpoints.ts';
import { phoneLink } from '#site/domain/phone.ts';
import { previewOf, responsiveImage } from '#site/lib/images.ts';
import { homeJsonLd } from '#site/lib/jsonLd/pages.ts';
import { brandMark } from '#site/lib/logos.ts';
import { partnerLogos } from '#site/lib/partnerLogos.ts';
import { routeFacts } from '#site/lib/routes.ts';
import { cardPictures } from '#site/lib/solutionPictures.ts';
import { zoneMap } from '#site/lib/zoneMap.ts';
import { EnergyPerformance } from '#site/sections/EnergyPerformance.tsx';
import { Expertise } from '#site/sections/Expertise.tsx';
import { Faq } from '#site/sections/Faq.tsx';
import { Hero } from '#site/sections/Hero.tsx';
import { HERO_SIZES } from '#site/sections/HeroPhoto.tsx';
import { HowItWorks } from '#site/sections/HowItWorks.tsx';
import { InterventionZone } from '#site/sections/InterventionZone.tsx';
import { Partners } from '#site/sections/Partners.tsx';
import { Proof } from '#site/sections/Proof.tsx';
import { Proximity } from '#site/sections/Proximity.tsx';
import { Rental } from '#site/sections/Rental.tsx';
import { Solutions } from '#site/sections/Solutions.tsx';
import { TrustBadges } from '#site/sections/TrustBadges.tsx';

const phone = phoneLink(company.phone);
const { newTab } = navigation;

const [photo, narrowPhoto, preview, hand, technician, delivered, hose, pictures] =
  await Promise.all([
    responsiveImage(heroPhoto, [1080, 1280, 1560, 2080, 2880], 2000),
    responsiveImage(heroNarrowPhoto, [480, 750, 1080]),
    previewOf('hero-mobile', 1.35),
    responsiveImage(handPhoto, [480, 750, 1080]),
    responsiveImage(technicianPhoto, [480, 750, 1080, 1300, 1760], 1400),
    responsiveImage(deliveredPhoto, [480, 750, 960, 1200, 1360, 1760]),
    responsiveImage(hosePhoto, [480, 750, 960, 1200, 1360, 1760]),
    cardPictures(),
  ]);
const framing = { image: { ...narrowPhoto, preview }, media: MEDIA.belowWide, sizes: '100vw' };

/** The home page from top to bottom, but for the last section: the page puts the simulator in it. */
export function HomeSections() {
  return (
    <>
      <Hero words={hero} photo={photo} narrowPhoto={framing} />
      <HowItWorks words={howItWorks} />
      <EnergyPerformance words={energyPerformance} figures={figures} photo={hand} />
      <Solutions words={solutions} newTab={newTab} pictures={pictures}>
        <Rental
          words={rental}
          photo={{ image: delivered, hose, alt: solutionsPage.rental.imageAlt }}
          phoneHref={phone.href}
        />
      </Solutions>
      <Expertise words={expertise} phone={phone} />
      <Proof words={proof} figures={figures} />
      <TrustBadges words={trustBadges} />
      <Proximity words={proximity} photo={technician} />
      <InterventionZone
        words={zone}
        regions={regions}
        map={zoneMap(regions)}
        phoneHref={phone.href}
      />
      <Faq words={faq} phone={phone} />
      <Partners words={partners} newTab={newTab} logos={partnerLogos} />
    </>
  );
}

const { drawing, symbol } = brandMark(brand, 'onLight');

/** What search engines and shared links are told. */
export const seo = {
  ...home.seo,
  jsonLd: homeJsonLd({
    company,
    regions,
    faq,
    seo: home.seo,
    logo: drawing?.src ?? symbol,
    image: routeFacts('/').shareImage,
  }),
};

/** The first screen's picture, asked for before anything else where no preview stands in for it. */
export const preloads = [
  {
    media: `${MEDIA.medium} and ${MEDIA.belowWide}`,
    imagesrcset: narrowPhoto.srcSet,
    imagesizes: framing.sizes,
  },
  { media: MEDIA.wide, imagesrcset: photo.srcSet, imagesizes: HERO_SIZES },
];
