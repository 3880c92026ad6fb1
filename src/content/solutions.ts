import { z } from 'zod';
import { partners } from './partners.ts';
import { listOf, properName } from './pipeline/fields.ts';
import { loadYaml } from './pipeline/loadYaml.ts';
import { action, description, imageAlt, label, lead, title } from './text.ts';

const SOLUTION_SLUGS = [
  'air-comprime',
  'traitement-air',
  'azote-oxygene',
  'vide',
  'energie-supervision',
] as const;
export type SolutionSlug = (typeof SOLUTION_SLUGS)[number];

const SOLUTION_NAMES = {
  'air-comprime': 'Air comprimé',
  'traitement-air': "Traitement d'air",
  'azote-oxygene': 'Azote et oxygène',
  vide: 'Vide',
  'energie-supervision': 'Énergie et supervision',
} satisfies Record<SolutionSlug, string>;

/** What each card shows: one machine whole, then parts of others from near. */
const CARD_PICTURES: Readonly<Record<string, string>> = {
  'air-comprime': 'air-comprime',
  'traitement-air': 'filtres',
  'azote-oxygene': 'colonnes',
  vide: 'pompes',
  'energie-supervision': 'ecran',
} satisfies Record<SolutionSlug, string>;

/** A card may lead to a partner's site; its address stays in partners.yaml. */
const partnerLink = z
  .strictObject({
    label: label.describe('Mots du lien'),
    partner: properName
      .describe('Partenaire')
      .meta({ hint: 'Son nom, comme dans « Partenaires ».' }),
  })
  .transform(({ label, partner }, context) => {
    const found = partners.partners.find(({ name }) => name === partner);
    if (!found)
      context.addIssue({
        code: 'custom',
        message: 'partenaire inconnu de partners.yaml',
        path: ['partner'],
      });
    return { label, partner, url: found?.url ?? '' };
  });

const card = z.strictObject({
  slug: z
    .enum(SOLUTION_SLUGS, `identifiant inconnu : choisir parmi ${SOLUTION_SLUGS.join(', ')}`)
    .describe('Solution')
    .meta({ choices: SOLUTION_NAMES }),
  title: label.describe('Titre'),
  description,
  imageAlt: imageAlt.meta({
    pictures: ({ slug }) => [{ label: 'Photo', name: CARD_PICTURES[String(slug)] ?? '' }],
  }),
  link: partnerLink.optional().describe("Lien vers le site d'un partenaire"),
});

const solutionsSchema = z
  .strictObject({
    title,
    lead,
    cards: listOf(card, 5, 'cartes').describe('Cinq cartes').meta({ calledBy: 'title' }),
    cardAction: action.describe('Lien de chaque carte'),
  })
  .describe('Solutions');

export type SolutionCard = z.output<typeof card>;
export type SolutionsContent = z.output<typeof solutionsSchema>;

export const solutions = loadYaml('solutions.yaml', solutionsSchema);
