import { z } from 'zod';
import { loadYaml } from './pipeline/loadYaml.ts';
import { action, label, lead, title } from './text.ts';

const zoneSchema = z
  .strictObject({
    title,
    lead,
    mapLabel: label.describe('Description de la carte'),
    sea: label.describe('Nom de la mer'),
    action,
  })
  .describe("Zone d'intervention");

export type ZoneContent = z.output<typeof zoneSchema>;

export const zone = loadYaml('zone.yaml', zoneSchema);
