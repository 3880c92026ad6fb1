import { company } from '#site/content/company.ts';

// Pages marked noindex stay crawlable: a crawler must read the mark to obey it.
export function GET(): Response {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${company.site}/sitemap.xml\n`);
}
