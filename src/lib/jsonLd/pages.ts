import type { Company } from '#site/content/company.ts';
import type { FaqContent } from '#site/content/faq.ts';
import type { Region } from '#site/content/regions.ts';
import type { Service } from '#site/content/services.ts';
import type { SolutionsPageContent } from '#site/content/solutionsPage.ts';
import type { IndexedSeo } from '#site/content/text.ts';
import { plainText } from '#site/domain/linkedText.ts';
import { business, businessName, departments, website, websiteId } from './business.ts';
import { jsonLd, reference } from './graph.ts';

/** The questions and answers as the page shows them; links are for people. */
function faqPage(site: string, { groups }: FaqContent) {
  return {
    '@type': 'FAQPage',
    '@id': `${site}/#faq`,
    url: `${site}/#faq`,
    isPartOf: { '@id': websiteId(site) },
    mainEntity: groups
      .flatMap(({ items }) => items)
      .map(({ slug, question, answer }) => ({
        '@type': 'Question',
        '@id': `${site}/#faq-${slug}`,
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
      })),
  };
}

interface Step {
  readonly name: string;
  readonly path: string;
}

/** From the home page to this one. */
export function breadcrumb(site: string, steps: readonly [Step, ...Step[]]) {
  const { path } = steps.at(-1) ?? steps[0];
  return {
    '@type': 'BreadcrumbList',
    '@id': `${site}${path}#breadcrumb`,
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: { '@id': `${site}${step.path}` },
    })),
  };
}

interface HomeParts {
  readonly company: Company;
  readonly regions: readonly Region[];
  readonly faq: FaqContent;
  readonly seo: IndexedSeo;
  readonly logo: string;
  readonly image: string;
}

export function homeJsonLd({ company, regions, faq, seo, logo, image }: HomeParts): string {
  const { description } = seo;
  return jsonLd([
    website(company),
    business({ company, regions, description, logo, image }),
    faqPage(company.site, faq),
  ]);
}

interface SolutionsParts {
  readonly company: Company;
  readonly regions: readonly Region[];
  readonly home: IndexedSeo;
  readonly page: SolutionsPageContent;
  /** What is offered in every domain: maintenance, rental, training. */
  readonly services: readonly Service[];
}

export function solutionsJsonLd({
  company,
  regions,
  home,
  page,
  services,
}: SolutionsParts): string {
  const provider = { ...businessName(company), areaServed: departments(regions) };
  const address = `${company.site}/solutions`;
  const domains = page.sections.map(({ id, service, description }) => ({
    '@type': 'Service',
    '@id': `${address}#${id}`,
    url: `${address}#${id}`,
    name: service,
    description,
    provider: reference(provider),
  }));
  const acrossDomains = services.map(({ slug, name, description, href }) => ({
    '@type': 'Service',
    '@id': `${address}#service-${slug}`,
    url: company.site + href,
    name,
    description,
    provider: reference(provider),
  }));
  const steps = [
    { name: home.name, path: '/' },
    { name: page.seo.name, path: '/solutions' },
  ] as const;
  return jsonLd([breadcrumb(company.site, steps), provider, ...domains, ...acrossDomains]);
}

interface ContactParts {
  readonly company: Company;
  readonly home: IndexedSeo;
  readonly seo: IndexedSeo;
}

export function contactJsonLd({ company, home, seo }: ContactParts): string {
  const { site } = company;
  const steps = [
    { name: home.name, path: '/' },
    { name: seo.name, path: '/contact' },
  ] as const;
  const trail = breadcrumb(site, steps);
  const about = businessName(company);
  const page = {
    '@type': 'ContactPage',
    '@id': `${site}/contact#webpage`,
    url: `${site}/contact`,
    name: seo.title,
    description: seo.description,
    inLanguage: 'fr-FR',
    isPartOf: { '@id': websiteId(site) },
    about: reference(about),
    breadcrumb: reference(trail),
  };
  return jsonLd([page, trail, about]);
}
