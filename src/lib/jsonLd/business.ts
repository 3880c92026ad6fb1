import type { Company } from '#site/content/company.ts';
import type { Region } from '#site/content/regions.ts';
import { subdivisionCode } from '#site/domain/departments.ts';
import { phoneLink } from '#site/domain/phone.ts';

const businessId = (site: string) => `${site}/#business`;
export const websiteId = (site: string) => `${site}/#website`;

/** Enough to know whose page it is, for readers that fetch no other page; the home page tells all. */
export function businessName({ site, name }: Company) {
  return { '@type': 'Organization', '@id': businessId(site), name, url: `${site}/` };
}

export function website({ site, name }: Company) {
  return {
    '@type': 'WebSite',
    '@id': websiteId(site),
    url: `${site}/`,
    name,
    inLanguage: 'fr-FR',
    publisher: { '@id': businessId(site) },
  };
}

export function departments(regions: readonly Region[]) {
  return regions
    .flatMap((region) => region.departments)
    .map(({ code, name }) => ({
      '@type': 'AdministrativeArea',
      name,
      identifier: {
        '@type': 'PropertyValue',
        propertyID: 'ISO 3166-2',
        value: subdivisionCode(code),
      },
    }));
}

interface BusinessParts {
  readonly company: Company;
  readonly regions: readonly Region[];
  readonly description: string;
  readonly logo: string;
  readonly image: string;
}

/**
 * A plain LocalBusiness: schema.org has no narrower type for this trade, and has deprecated
 * ProfessionalService. No opening hours: the content promises days, not hours.
 */
export function business({ company, regions, description, logo, image }: BusinessParts) {
  const { site, name, email, phone, address, legal } = company;
  return {
    '@type': 'LocalBusiness',
    '@id': businessId(site),
    name,
    description,
    url: `${site}/`,
    logo: new URL(logo, site).href,
    image: new URL(image, site).href,
    email,
    telephone: phoneLink(phone).href.replace('tel:', ''),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: 'FR',
    },
    vatID: legal.vat.replaceAll(' ', ''),
    identifier: {
      '@type': 'PropertyValue',
      propertyID: 'SIREN',
      value: legal.siren.replaceAll(' ', ''),
    },
    areaServed: departments(regions),
  };
}
