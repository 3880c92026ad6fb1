/** Every page that answers 200 outside the toolbox. */
export const PAGES = [
  '/',
  '/solutions',
  '/contact',
  '/mentions-legales',
  '/politique-confidentialite',
  '/politique-cookies',
] as const;

/** An address that answers 404. */
export const UNKNOWN = '/page/inconnue';

/** Of the toolbox, one of each make: the list, a calculator, the one that asks for dates, the sheet of paper. */
const TOOLBOX = ['/outils', '/outils/fuites', '/outils/echeances', '/outils/fiche-de-secours'];

/** What every sweep looks at. */
export const SWEPT: readonly string[] = [...PAGES, ...TOOLBOX, UNKNOWN];

/** Pages whose island wakes, and fetches its script, when the focus enters it. */
export const ISLANDS: readonly string[] = ['/', '/contact', '/outils/fuites', '/outils/echeances'];
