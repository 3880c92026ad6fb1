import { z } from 'zod';
import { listOf } from './pipeline/fields.ts';
import { loadYaml } from './pipeline/loadYaml.ts';
import { action, description, label, lead, text, title } from './text.ts';

const ICONS = ['gauge', 'compressor', 'regulator'] as const;

const step = z.strictObject({
  icon: z
    .enum(ICONS, 'icône inconnue : gauge, compressor ou regulator')
    .describe('Icône')
    .meta({
      choices: { gauge: 'Manomètre', compressor: 'Compresseur', regulator: 'Régulateur' },
    }),
  title: label.describe('Titre'),
  description,
  keeps: text.describe('Ce que le visiteur garde'),
});

const howItWorksSchema = z
  .strictObject({
    title,
    lead,
    steps: listOf(step, 3, 'étapes').describe('Trois étapes').meta({ calledBy: 'title' }),
    action,
  })
  .describe('Méthode');

export type HowItWorksContent = z.output<typeof howItWorksSchema>;

export const howItWorks = loadYaml('how-it-works.yaml', howItWorksSchema);
