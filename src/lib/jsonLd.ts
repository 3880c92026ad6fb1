import type { Company } from '#site/content/company.ts';
import type { Region } from '#site/content/regions.ts';

/** The company as search engines read it: a local business and where it goes. */
export function businessJsonLd(company: Company, regions: readonly Region[]): string {
  const { name, site, email, phone, address, legal } = company;
  const graph = {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${site}/#business`,
    name,
    url: `${site}/`,
    email,
    telephone: `+33 ${phone.slice(1)}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: 'FR',
    },
    vatID: legal.vat.replaceAll(' ', ''),
    areaServed: regions
      .flatMap(({ departments }) => departments)
      .map(({ code, name }) => ({ '@type': 'AdministrativeArea', name, identifier: `FR-${code}` })),
  };
  // A closing tag inside a string would end the script element.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
