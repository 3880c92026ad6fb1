import { z } from 'zod';
import { partners } from './partners.ts';
import { loadYaml } from './pipeline/loadYaml.ts';
import { action, label, text, title } from './text.ts';

const SOLUTION_SLUGS = [
  'air-comprime',
  'traitement-air',
  'azote-oxygene',
  'vide',
  'energie-supervision',
] as const;
export type SolutionSlug = (typeof SOLUTION_SLUGS)[number];

/** A card may lead to a partner's site; its address stays in partners.yaml. */
const partnerLink = z
  .strictObject({ label, partner: z.string() })
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
  slug: z.enum(SOLUTION_SLUGS, `identifiant inconnu : choisir parmi ${SOLUTION_SLUGS.join(', ')}`),
  title: label,
  description: text,
  imageAlt: label,
  link: partnerLink.optional(),
});

const solutionsSchema = z.strictObject({
  title,
  lead: text,
  cards: z.array(card).length(5, 'cinq cartes sont attendues'),
  cardAction: action,
});

export type SolutionCard = z.output<typeof card>;
export type SolutionsContent = z.output<typeof solutionsSchema>;

export const solutions = loadYaml('solutions.yaml', solutionsSchema);
