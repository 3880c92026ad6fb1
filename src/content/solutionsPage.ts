import { z } from 'zod';
import { comparison } from './comparison.ts';
import { DOMAINS, type Domain, domain } from './expertise.ts';
import { listOf } from './pipeline/fields.ts';
import { loadYaml } from './pipeline/loadYaml.ts';
import { scale } from './scale.ts';
import {
  action,
  description,
  imageAlt,
  indexedSeo,
  label,
  lead,
  linkedText,
  text,
  title,
} from './text.ts';

/** The picture of each domain: a whole machine. */
const DOMAIN_PICTURES = {
  air: 'air-comprime',
  gaz: 'azote-oxygene',
  vide: 'vide',
  energie: 'energie-supervision',
} as const satisfies Record<Domain, string>;

const section = z.strictObject({
  id: domain,
  name: label.describe('Nom court'),
  /** What search engines call it: a title is a sentence. */
  service: label.describe('Nom du métier pour les moteurs'),
  title,
  description,
  features: listOf(text, 4, 'points').describe('Quatre points'),
  imageAlt: imageAlt.meta({
    pictures: ({ id }) => {
      const known = DOMAINS.find((one) => one === id);
      return [{ label: 'Photo', name: known === undefined ? '' : DOMAIN_PICTURES[known] }];
    },
  }),
  comparison,
  scale,
  handover: linkedText.describe('Ce que le diagnostic remet'),
  audience: listOf(
    z.strictObject({
      industry: text.describe('Secteur').meta({ multiline: false }),
      need: text.describe('Besoin'),
    }),
    5,
    'secteurs',
  )
    .describe('Cinq secteurs')
    .meta({ calledBy: 'industry' }),
});

const rental = z
  .strictObject({
    title,
    description,
    callLabel: label.describe("Bouton d'appel"),
    imageAlt: imageAlt.meta({ pictures: () => [{ label: 'Photo', name: 'location' }] }),
    action,
  })
  .describe('Rappel de la location');

/** What can be compared before signing: the plan by running hours, then what each offer holds. */
const maintenance = z
  .strictObject({
    title,
    plan: comparison.describe("Plan d'entretien"),
    offers: z
      .array(
        z.strictObject({
          name: label.describe('Offre'),
          content: linkedText.describe('Ce qu’elle contient'),
        }),
      )
      .min(1, 'une offre au moins est attendue')
      .describe('Contrat, location, formation')
      .meta({ calledBy: 'name' }),
  })
  .describe('Maintenance, location, formation');

const rules = z
  .strictObject({
    title,
    lead: lead.meta({ hint: 'La date à laquelle ces règles ont été relues.' }),
    items: z
      .array(
        z.strictObject({
          name: label.describe('Règle'),
          threshold: label
            .optional()
            .describe('Seuil à retenir')
            .meta({ hint: 'En grand, pour les yeux seulement : le texte le dit aussi.' }),
          meaning: linkedText.describe('Ce qu’elle change pour une usine'),
        }),
      )
      .min(1, 'une règle au moins est attendue')
      .describe('Règles')
      .meta({ calledBy: 'name' }),
  })
  .describe('Règles et repères');

const solutionsPageSchema = z
  .strictObject({
    seo: indexedSeo,
    title,
    lead,
    maintenanceAction: action.describe("Lien vers l'entretien et les règles"),
    imageAlt: imageAlt.meta({ pictures: () => [{ label: 'Photo', name: 'detail' }] }),
    indexLabel: label.describe('Titre du sommaire'),
    quoteAction: action.describe('Bouton de devis'),
    handoverTitle: title.describe('Titre de « ce que le diagnostic remet »'),
    audienceTitle: title.describe('Titre des secteurs'),
    range: z
      .strictObject({
        to: text.describe('Mot entre deux valeurs').meta({ multiline: false }),
        andMore: text.describe('Mots sans valeur haute').meta({ multiline: false }),
      })
      .describe('Mots des échelles'),
    maintenance,
    rules,
    rental,
    sections: z
      .array(section)
      .length(4, 'quatre sections sont attendues')
      .describe('Quatre domaines')
      .meta({ calledBy: 'name' }),
  })
  .describe('Page « Solutions »');

export type SolutionsPageContent = z.output<typeof solutionsPageSchema>;
export type SolutionSection = SolutionsPageContent['sections'][number];

export const solutionsPage = loadYaml('solutions-page.yaml', solutionsPageSchema);
