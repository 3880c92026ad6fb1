import { z } from 'zod';
import { loadYaml } from './pipeline/loadYaml.ts';
import { action, label, text, title } from './text.ts';

/** The four domains are the four sections of /solutions. */
export const DOMAINS = ['air', 'gaz', 'vide', 'energie'] as const;
export type Domain = (typeof DOMAINS)[number];

const card = z.strictObject({
  anchor: z.enum(DOMAINS, `domaine inconnu : choisir parmi ${DOMAINS.join(', ')}`),
  title: label,
  description: text,
  features: z.array(text).length(4, 'quatre points sont attendus'),
});

const expertiseSchema = z.strictObject({
  title,
  lead: text,
  cards: z.array(card).length(4, 'quatre cartes sont attendues'),
  cardAction: z.strictObject({ label }),
  action,
});

export type ExpertiseContent = z.output<typeof expertiseSchema>;

export const expertise = loadYaml('expertise.yaml', expertiseSchema);
