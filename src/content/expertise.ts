import { z } from 'zod';
import { listOf } from './pipeline/fields.ts';
import { loadYaml } from './pipeline/loadYaml.ts';
import { action, description, label, lead, text, title } from './text.ts';

/** The four domains are the four sections of /solutions. */
export const DOMAINS = ['air', 'gaz', 'vide', 'energie'] as const;
export type Domain = (typeof DOMAINS)[number];

export const domain = z
  .enum(DOMAINS, `domaine inconnu : choisir parmi ${DOMAINS.join(', ')}`)
  .describe('Domaine')
  .meta({ choices: { air: 'Air', gaz: 'Gaz', vide: 'Vide', energie: 'Énergie' } });

const card = z.strictObject({
  anchor: domain,
  title: label.describe('Titre'),
  description,
  features: listOf(text, 4, 'points').describe('Quatre points'),
});

const expertiseSchema = z
  .strictObject({
    title,
    lead,
    cards: listOf(card, 4, 'cartes').describe('Quatre cartes').meta({ calledBy: 'title' }),
    cardAction: z
      .strictObject({ label: label.describe('Mots du lien') })
      .describe('Lien de chaque carte'),
    action,
  })
  .describe('Expertise');

export type ExpertiseContent = z.output<typeof expertiseSchema>;

export const expertise = loadYaml('expertise.yaml', expertiseSchema);
