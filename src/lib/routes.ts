/** Every page, and whether search engines may list it: the sitemap and the robots tag agree. */
export const ROUTES = {
  '/': { isIndexed: true },
  '/solutions': { isIndexed: true },
  '/contact': { isIndexed: true },
  '/mentions-legales': { isIndexed: false },
  '/politique-confidentialite': { isIndexed: false },
  '/politique-cookies': { isIndexed: false },
  '/404': { isIndexed: false },
} as const;

export type Route = keyof typeof ROUTES;
