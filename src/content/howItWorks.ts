import { z } from 'zod';
import { loadYaml } from './pipeline/loadYaml.ts';
import { action, label, text, title } from './text.ts';

const step = z.strictObject({
  icon: z.enum(
    ['gauge', 'compressor', 'regulator'],
    'icône inconnue : gauge, compressor ou regulator',
  ),
  title: label,
  description: text,
  keeps: text,
});

const howItWorksSchema = z.strictObject({
  title,
  lead: text,
  steps: z.array(step).length(3, 'trois étapes sont attendues'),
  action,
});

export type HowItWorksContent = z.output<typeof howItWorksSchema>;

export const howItWorks = loadYaml('how-it-works.yaml', howItWorksSchema);
