import { TOOL_IDS } from '#site/domain/tools/tools.ts';
import { idOf } from './content/plans.ts';

const HOME = 'Page d’accueil';

/** How the forms are grouped, and where each can be seen on the site. Names and fields come from the schemas. */
const NAVIGATION: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'L’essentiel': {
    'company.yaml': '/#contact',
    'declarations.yaml': '/mentions-legales',
    'figures.yaml': '/#performance',
    'regions.yaml': '/#zone',
    'faq.yaml': '/#faq',
    'partners.yaml': '/#partenaires',
  },
  [HOME]: {
    'hero.yaml': '/',
    'how-it-works.yaml': '/#methode',
    'energy-performance.yaml': '/#performance',
    'solutions.yaml': '/#solutions',
    'rental.yaml': '/#location',
    'expertise.yaml': '/#expertise',
    'proof.yaml': '/#resultats',
    'trust-badges.yaml': '/#confiance',
    'proximity.yaml': '/#proximite',
    'zone.yaml': '/#zone',
    'contact.yaml': '/#contact',
    'simulator.yaml': '/#simulateur',
    'home.yaml': '/',
  },
  'Autres pages': {
    'solutions-page.yaml': '/solutions',
    'contact-page.yaml': '/contact',
    'not-found.yaml': '/404',
    'follow-up.yaml': '/contact',
  },
  'Boîte à outils': {
    'outils.yaml': '/outils',
    ...Object.fromEntries(TOOL_IDS.map((id) => [`outils/${id}.yaml`, `/outils/${id}`])),
    'outils/fiche-de-secours.yaml': '/outils/fiche-de-secours',
  },
  'Sur toutes les pages': {
    'navigation.yaml': '/',
    'consent.yaml': '/',
    'mails.yaml': '/contact',
    'services.yaml': '/solutions',
  },
  'Textes légaux': {
    'legal/mentions-legales.md': '/mentions-legales',
    'legal/politique-confidentialite.md': '/politique-confidentialite',
    'legal/politique-cookies.md': '/politique-cookies',
    'legal/accessibilite.md': '/',
  },
};

const named = Object.values(NAVIGATION).flatMap((files) => Object.entries(files));
const PLACES = new Map(named.map(([file, place]) => [idOf(file), place]));

/** Where a form's words can be seen. A file that is not named above is a section of the home page, with this id. */
export const placeOf = (id: string): string => PLACES.get(id) ?? `/#${id}`;

/** The files of each group. A file that is not named above joins the home page's. */
export function groupsOf(files: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const others = [...files].filter((file) => !PLACES.has(idOf(file)));
  return new Map(
    Object.entries(NAVIGATION).map(([group, names]) => [
      group,
      [...Object.keys(names), ...(group === HOME ? others : [])],
    ]),
  );
}
