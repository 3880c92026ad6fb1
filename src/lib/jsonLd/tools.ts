import type { Company } from '#site/content/company.ts';
import type { IndexedSeo } from '#site/content/text.ts';
import { businessName, websiteId } from './business.ts';
import { jsonLd, reference } from './graph.ts';
import { breadcrumb } from './pages.ts';

type Named = Pick<IndexedSeo, 'name' | 'title' | 'description'>;

interface ToolboxParts {
  readonly company: Company;
  readonly home: IndexedSeo;
  readonly seo: Named;
}

const INDEX = '/outils';

export function toolboxJsonLd({ company, home, seo }: ToolboxParts): string {
  const { site } = company;
  const publisher = businessName(company);
  const trail = breadcrumb(site, [
    { name: home.name, path: '/' },
    { name: seo.name, path: INDEX },
  ]);
  const page = {
    '@type': 'CollectionPage',
    '@id': `${site}${INDEX}#webpage`,
    url: `${site}${INDEX}`,
    name: seo.title,
    description: seo.description,
    inLanguage: 'fr-FR',
    isPartOf: { '@id': websiteId(site) },
    breadcrumb: reference(trail),
    publisher: reference(publisher),
  };
  return jsonLd([page, trail, publisher]);
}

interface ToolParts extends ToolboxParts {
  readonly toolbox: Named;
  readonly route: string;
}

/** A calculator is a program that runs in any browser, free of charge. */
export function toolJsonLd({ company, home, toolbox, seo, route }: ToolParts): string {
  const { site } = company;
  const maker = businessName(company);
  const trail = breadcrumb(site, [
    { name: home.name, path: '/' },
    { name: toolbox.name, path: INDEX },
    { name: seo.name, path: route },
  ]);
  const tool = {
    '@type': 'WebApplication',
    '@id': `${site}${route}#outil`,
    url: `${site}${route}`,
    name: seo.title,
    description: seo.description,
    applicationCategory: 'UtilitiesApplication',
    inLanguage: 'fr-FR',
    isAccessibleForFree: true,
    provider: reference(maker),
  };
  return jsonLd([tool, trail, maker]);
}
