import { z } from 'zod';
import { loadYaml } from './pipeline/loadYaml.ts';
import { action, label, text, title } from './text.ts';

const proximitySchema = z.strictObject({
  title,
  lead: text,
  imageAlt: label,
  hours: z
    .array(z.strictObject({ value: label, description: text }))
    .length(3, 'trois moments sont attendus'),
  action,
});

export type ProximityContent = z.output<typeof proximitySchema>;

export const proximity = loadYaml('proximity.yaml', proximitySchema);
