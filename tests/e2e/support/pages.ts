/** Every page that answers 200, and one address that does not. */
export const PAGES = [
  '/',
  '/solutions',
  '/contact',
  '/mentions-legales',
  '/politique-confidentialite',
  '/politique-cookies',
] as const;

export const UNKNOWN = '/page/inconnue';
