import { z } from 'zod';
import { loadYaml } from './pipeline/loadYaml.ts';
import { action, description, imageAlt, label, lead, title } from './text.ts';

const moment = z.strictObject({ value: label.describe('Moment'), description });

const proximitySchema = z
  .strictObject({
    title,
    lead,
    imageAlt: imageAlt.meta({ pictures: () => [{ label: 'Photo', name: 'technicien' }] }),
    hours: z
      .array(moment)
      .length(3, 'trois moments sont attendus')
      .describe('Trois moments après un appel')
      .meta({ calledBy: 'value' }),
    action,
  })
  .describe('Proximité');

export type ProximityContent = z.output<typeof proximitySchema>;

export const proximity = loadYaml('proximity.yaml', proximitySchema);
