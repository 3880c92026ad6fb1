import { TOOL_IDS, type ToolId } from '#site/domain/tools/tools.ts';

const TOOL = { isIndexed: true, shareImage: '/partage/outils.jpg' } as const;

// Made of every id, one by one: each has its route.
const toolRoutes = Object.fromEntries(TOOL_IDS.map((id) => [`/outils/${id}`, TOOL])) as Record<
  `/outils/${ToolId}`,
  typeof TOOL
>;

/**
 * Every page, and whether search engines may list it: the sitemap and the robots tag agree. Each page
 * they list has a share image of its own, the tools one of theirs; the others borrow the home page's.
 */
export const ROUTES = {
  '/': { isIndexed: true, shareImage: '/partage/accueil.jpg' },
  '/solutions': { isIndexed: true, shareImage: '/partage/solutions.jpg' },
  '/contact': { isIndexed: true, shareImage: '/partage/contact.jpg' },
  '/outils': TOOL,
  ...toolRoutes,
  '/outils/fiche-de-secours': TOOL,
  '/contact/reponse': { isIndexed: false, shareImage: '/partage/accueil.jpg' },
  '/contact/estimation': { isIndexed: false, shareImage: '/partage/accueil.jpg' },
  // Answers a post that is refused unread: it has no address of its own.
  '/contact/refus': { isIndexed: false, shareImage: '/partage/accueil.jpg' },
  '/contact/merci': { isIndexed: false, shareImage: '/partage/accueil.jpg' },
  '/mentions-legales': { isIndexed: false, shareImage: '/partage/accueil.jpg' },
  '/politique-confidentialite': { isIndexed: false, shareImage: '/partage/accueil.jpg' },
  '/politique-cookies': { isIndexed: false, shareImage: '/partage/accueil.jpg' },
  // Built only if the owner publishes the statement: content/legal/accessibilite.md.
  '/accessibilite': { isIndexed: false, shareImage: '/partage/accueil.jpg' },
  '/404': { isIndexed: false, shareImage: '/partage/accueil.jpg' },
} as const;

export type Route = keyof typeof ROUTES;
