import { z } from 'zod';
import { frenchDigits } from '#site/domain/frenchDigits.ts';
import { surplusOf } from '#site/domain/savings.ts';
import {
  DESCRIPTION_LENGTH,
  MAX_TITLE_LENGTH,
  shortDescription,
  shortTitle,
} from '#site/domain/searchResult.ts';
import { company } from './company.ts';
import { declaredTexts } from './declarations.ts';
import { figures } from './figures.ts';
import { advise } from './pipeline/advice.ts';
import { internalHref, labelWith, linkedTextWith, textWith, titleWith } from './pipeline/fields.ts';
import { figureVariables } from './pipeline/figureVariables.ts';
import type { Variables } from './pipeline/fillVariables.ts';
import { regions } from './regions.ts';

const departments = regions.flatMap((region) => region.departments);
const departmentList = departments.map(({ name, code }) => `${name} (${code})`);

const list = new Intl.ListFormat('fr');

const surplus = surplusOf(figures.surconsommation);
/** Rounded to a hundred: only a measurement on site could be more precise. */
const holeCost = Math.round((figures.energie_trou_3mm.high * figures.prix_electricite.high) / 100);

const plain = {
  liste_regions: list.format(regions.map(({ name }) => name)),
  cout_trou_3mm: `${frenchDigits(holeCost * 100, {})} €`,
  liste_departements: list.format(departmentList),
  societe: company.name,
  telephone: company.phone,
  email: company.email,
  site: new URL(company.site).host,
  adresse: `${company.address.street}, ${company.address.postalCode}\u00a0${company.address.city}`,
  forme_juridique: company.legal.form,
  capital: company.legal.capital,
  siren: company.legal.siren,
  rcs_ville: company.legal.registryCity,
  tva: company.legal.vat,
  directeur_publication: company.legal.publicationDirector,
  hebergeur_nom: company.host.name,
  hebergeur_adresse: company.host.address,
  hebergeur_telephone: company.host.phone,
  ...declaredTexts,
};

/** All that a text may name in braces. Counts come from the lists they count. */
export const variables: Variables = new Map([
  ...figureVariables(figures),
  ...figureVariables({
    nombre_departements: { low: departments.length, high: departments.length, unit: '' },
    surcout: { low: Math.round(surplus.low), high: Math.round(surplus.high), unit: '%' },
  }),
  ...Object.entries(plain).map(
    ([name, value]) =>
      [name, (form: string | undefined) => (form === undefined ? value : undefined)] as const,
  ),
]);

/** Running text. */
export const text = textWith(variables);

/** Running text that may lead elsewhere on this site. */
export const linkedText = linkedTextWith(variables);

/** Set large in a few words a line: broken as a title is. */
export const lead = titleWith(variables).describe('Texte sous le titre').meta({ multiline: true });

export const description = text.describe('Texte');

/** Titles of sections, cards and drawings. */
export const title = titleWith(variables).describe('Titre');

/** Labels, titles of the tab, alternative texts. */
export const label = labelWith(variables);

export const imageAlt = label.describe("Description de l'image").meta({
  hint: "Dite aux personnes qui ne voient pas l'image : ce qu'elle montre, en une phrase.",
});

/** A button or link to a place on this site. */
export const action = z
  .strictObject({ label: label.describe('Mots du bouton'), href: internalHref })
  .describe('Bouton');
export type Action = z.output<typeof action>;

/** Search engines cut longer texts. If a title is too long, the company's name is left out first. */
const searchTitle = advise(
  label.transform((text) => shortTitle(text, company.name)),
  ({ length }) =>
    length > MAX_TITLE_LENGTH
      ? `titre long (${length} caractères) : les moteurs le coupent après ${MAX_TITLE_LENGTH}. Raccourcissez-le, en gardant le lieu`
      : undefined,
);

const { min, max } = DESCRIPTION_LENGTH;
const searchDescription = advise(label, ({ length }) => {
  if (length < min)
    return `description courte (${length} caractères) : visez ${min} à ${max}, en ajoutant un service ou un lieu`;
  return length > max
    ? `description longue (${length} caractères) : les moteurs la coupent après ${max}. Raccourcissez-la`
    : undefined;
}).transform(shortDescription);

/** What search results and shared links show. */
export const seo = z
  .strictObject({
    title: searchTitle
      .describe("Titre de l'onglet et des résultats de recherche")
      .meta({ hint: `${MAX_TITLE_LENGTH} caractères au plus.` }),
    description: searchDescription
      .describe('Description dans les résultats de recherche')
      .meta({ hint: `De ${min} à ${max} caractères.`, multiline: true }),
  })
  .describe('Moteurs de recherche et liens partagés');
export type Seo = z.output<typeof seo>;

/** Pages that search engines list also have a name in the path to them, and a picture when shared. */
export const indexedSeo = seo
  .extend({
    name: label.describe('Nom court de la page'),
    imageAlt: imageAlt.describe("Description de l'image du lien partagé"),
  })
  .describe('Moteurs de recherche et liens partagés');
export type IndexedSeo = z.output<typeof indexedSeo>;
