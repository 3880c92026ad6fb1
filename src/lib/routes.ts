import { TOOL_IDS, type ToolId } from '#site/domain/tools/tools.ts';

interface RouteFacts {
  readonly isIndexed: boolean;
  readonly shareImage: string;
}

/**
 * Every page but the calculators, and whether search engines may list it: the sitemap and the robots tag agree.
 * Each page they list has a share image of its own, the tools one of theirs; the others borrow the home page's.
 */
const PAGES = {
  '/': { isIndexed: true, shareImage: '/partage/accueil.jpg' },
  '/solutions': { isIndexed: true, shareImage: '/partage/solutions.jpg' },
  '/contact': { isIndexed: true, shareImage: '/partage/contact.jpg' },
  '/outils': { isIndexed: true, shareImage: '/partage/outils.jpg' },
  '/outils/fiche-de-secours': { isIndexed: true, shareImage: '/partage/outils.jpg' },
  '/contact/reponse': { isIndexed: false, shareImage: '/partage/accueil.jpg' },
  '/contact/estimation': { isIndexed: false, shareImage: '/partage/accueil.jpg' },
  // The answer to a post that is refused unread: it has no address of its own.
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
} as const satisfies Record<string, RouteFacts>;

type PageRoute = keyof typeof PAGES;
export type Route = PageRoute | `/outils/${ToolId}`;

const isPageRoute = (route: string): route is PageRoute => Object.hasOwn(PAGES, route);

/** A calculator is listed by search engines, and shares the picture of the toolbox. */
export const routeFacts = (route: Route): RouteFacts =>
  PAGES[isPageRoute(route) ? route : '/outils'];

/** The pages that search engines may list. */
export const indexedRoutes = (): readonly Route[] => [
  ...Object.keys(PAGES)
    .filter(isPageRoute)
    .filter((route) => PAGES[route].isIndexed),
  ...TOOL_IDS.map((id) => `/outils/${id}` as const),
];

/** Pages that hold the form of /contact: the server shows them at that address too. */
export const holdsForm = (route: Route): boolean =>
  ['/contact', '/contact/reponse', '/contact/estimation'].includes(route);
