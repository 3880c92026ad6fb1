/**
 * Every page, and whether search engines may list it: the sitemap and the robots tag agree. Each page
 * they list has a share image of its own, the tools one of theirs; the others borrow the home page's.
 */
export const ROUTES = {
  '/': { isIndexed: true, shareImage: '/partage/accueil.jpg' },
  '/solutions': { isIndexed: true, shareImage: '/partage/solutions.jpg' },
  '/contact': { isIndexed: true, shareImage: '/partage/contact.jpg' },
  '/outils': { isIndexed: true, shareImage: '/partage/outils.jpg' },
  '/outils/fuites': { isIndexed: true, shareImage: '/partage/outils.jpg' },
  '/outils/tuyauterie': { isIndexed: true, shareImage: '/partage/outils.jpg' },
  '/outils/cuve': { isIndexed: true, shareImage: '/partage/outils.jpg' },
  '/outils/conversions': { isIndexed: true, shareImage: '/partage/outils.jpg' },
  '/outils/compresseur': { isIndexed: true, shareImage: '/partage/outils.jpg' },
  '/outils/eau': { isIndexed: true, shareImage: '/partage/outils.jpg' },
  '/outils/azote': { isIndexed: true, shareImage: '/partage/outils.jpg' },
  '/outils/vide': { isIndexed: true, shareImage: '/partage/outils.jpg' },
  '/outils/echeances': { isIndexed: true, shareImage: '/partage/outils.jpg' },
  '/outils/fiche-de-secours': { isIndexed: true, shareImage: '/partage/outils.jpg' },
  '/contact/reponse': { isIndexed: false, shareImage: '/partage/accueil.jpg' },
  '/contact/estimation': { isIndexed: false, shareImage: '/partage/accueil.jpg' },
  // Answers a post that is refused unread: it has no address of its own.
  '/contact/refus': { isIndexed: false, shareImage: '/partage/accueil.jpg' },
  '/contact/merci': { isIndexed: false, shareImage: '/partage/accueil.jpg' },
  // Opened by the links in our own mails.
  '/suivi': { isIndexed: false, shareImage: '/partage/accueil.jpg' },
  '/mentions-legales': { isIndexed: false, shareImage: '/partage/accueil.jpg' },
  '/politique-confidentialite': { isIndexed: false, shareImage: '/partage/accueil.jpg' },
  '/politique-cookies': { isIndexed: false, shareImage: '/partage/accueil.jpg' },
  // Built only if the owner publishes the statement: content/legal/accessibilite.md.
  '/accessibilite': { isIndexed: false, shareImage: '/partage/accueil.jpg' },
  '/404': { isIndexed: false, shareImage: '/partage/accueil.jpg' },
} as const;

export type Route = keyof typeof ROUTES;
