import { parseDocument } from 'yaml';
import { vatOf } from '#site/domain/identity.ts';

/** Who an owner may be. */
export interface Identity {
  readonly name: string;
  /** The domain name of its addresses: "id-air.fr". */
  readonly domain: string;
  readonly phone: string;
  readonly siren: string;
  readonly referencePrefix: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
}

/** The files of content/, by name. */
export type Content = ReadonlyMap<string, string>;

/** Any values will do, as long as they are not those that the project came with. */
const PARTNERS = {
  Rotalys: "Compresseurs de l'Ouest",
  VigieAir: 'Œil & Débit',
  Tubalis: 'Réseaux Associés',
};

const slugOf = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '-');

const FIELDS: Readonly<Record<string, (identity: Identity) => string>> = {
  name: ({ name }) => name,
  site: ({ domain }) => `https://www.${domain}`,
  email: ({ domain }) => `contact@${domain}`,
  phone: ({ phone }) => phone,
  'address.street': ({ street }) => street,
  'address.postalCode': ({ postalCode }) => postalCode,
  'address.city': ({ city }) => city,
  'legal.capital': () => '120 000 €',
  'legal.siren': ({ siren }) => siren,
  'legal.registryCity': ({ city }) => city,
  'legal.vat': ({ siren }) => vatOf(siren),
  'legal.publicationDirector': () => "Maël d'Ornano, gérant",
  'host.name': () => 'Nuages de Seine',
  'host.address': () => "4 rue de l'Écluse, 27200 Vernon",
  'host.phone': () => '02 32 12 34 56',
  referencePrefix: ({ referencePrefix }) => referencePrefix,
};

/** company.yaml as its owner fills it in, without a drawing of the name. */
function companyFile(source: string, identity: Identity): string {
  const document = parseDocument(source);
  for (const [field, value] of Object.entries(FIELDS))
    document.setIn(field.split('.'), value(identity));
  document.deleteIn(['logo']);
  // The comment above it gives the shipped one as an example.
  return document.toString().replace(/^# .*AER-.*\n/m, '');
}

/** Texts name the partners too. */
function withPartners(source: string): string {
  return Object.entries(PARTNERS).reduce(
    (text, [shipped, name]) =>
      text.replaceAll(shipped, name).replaceAll(`${slugOf(shipped)}.example`, 'partenaire.fr'),
    source,
  );
}

/** declarations.yaml, each question answered. */
const declared = (source: string): string =>
  source.replaceAll('confirmation: à confirmer', 'confirmation: "2026-11-20 : sans objet"');

/** The owner's folder once `npm run identity` has nothing left to name. */
export function generateContent(content: Content, identity: Identity): Content {
  return new Map(
    [...content].map(([name, source]) => [
      name,
      name === 'company.yaml' ? companyFile(source, identity) : declared(withPartners(source)),
    ]),
  );
}
