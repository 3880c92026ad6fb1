/** Every page but the toolbox that answers 200, and one address that does not. */
export const PAGES = [
  '/',
  '/solutions',
  '/contact',
  '/mentions-legales',
  '/politique-confidentialite',
  '/politique-cookies',
] as const;

export const UNKNOWN = '/page/inconnue';

/** Of the toolbox: its index, a calculator with discs and bars, one with curves, and the sheet. */
const TOOL_PAGES = [
  '/outils',
  '/outils/fuites',
  '/outils/vide',
  '/outils/fiche-de-secours',
] as const;

/** What is asked of any page is asked of these. */
export const SWEPT = [...PAGES, ...TOOL_PAGES, UNKNOWN] as const;
