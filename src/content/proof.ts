import { z } from 'zod';
import { loadYaml } from './pipeline/loadYaml.ts';
import { action, label, text, title } from './text.ts';

const stat = z.strictObject({ value: label, label, description: text, unit: label });

const proofSchema = z.strictObject({
  title,
  lead: text,
  stats: z.array(stat).length(3, 'trois chiffres sont attendus'),
  action,
});

export type ProofContent = z.output<typeof proofSchema>;

export const proof = loadYaml('proof.yaml', proofSchema);
