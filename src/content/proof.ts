import { z } from 'zod';
import { listOf } from './pipeline/fields.ts';
import { loadYaml } from './pipeline/loadYaml.ts';
import { action, description, label, lead, title } from './text.ts';

const dial = z.enum(['delai', 'economies', 'satisfaction'], 'cadran inconnu');

const stat = z.strictObject({
  dial: dial.describe('Cadran').meta({
    choices: { delai: 'Délai', economies: 'Économies', satisfaction: 'Satisfaction' },
  }),
  value: label.describe('Chiffre'),
  label: label.describe('Mots après le chiffre'),
  description,
  unit: label.describe('Unité du cadran'),
});

const proofSchema = z
  .strictObject({
    title,
    lead,
    stats: listOf(stat, 3, 'cadrans').describe('Trois cadrans').meta({ calledBy: 'label' }),
    action,
  })
  .describe('Preuves et résultats');

export type ProofContent = z.output<typeof proofSchema>;

export const proof = loadYaml('proof.yaml', proofSchema);
