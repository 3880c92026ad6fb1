import { z } from 'zod';
import { loadYaml } from './pipeline/loadYaml.ts';
import { action, label, text, title } from './text.ts';

const zoneSchema = z.strictObject({
  title,
  lead: text,
  mapLabel: label,
  sea: label,
  action,
});

export type ZoneContent = z.output<typeof zoneSchema>;

export const zone = loadYaml('zone.yaml', zoneSchema);
