import { company } from '#site/content/company.ts';
import { indexedRoutes } from '#site/lib/routes.ts';

export function GET(): Response {
  const addresses = indexedRoutes().map(
    (route) => `  <url><loc>${new URL(route, company.site).href}</loc></url>`,
  );
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>',
    '',
  ];
  return new Response(xml.join('\n'));
}
