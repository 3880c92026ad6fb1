import { z } from 'zod';
import { loadYaml } from './pipeline/loadYaml.ts';
import { action, label, text, title } from './text.ts';

const energyPerformanceSchema = z.strictObject({
  title,
  lead: text,
  average: z.strictObject({ value: label, description: text }),
  bars: z.strictObject({ before: label, range: label, average: label, to: label }),
  heat: z.strictObject({
    title,
    description: text,
    input: label,
    water: label,
    air: label,
    compressed: label,
    assumption: text,
  }),
  payback: z.strictObject({ title, description: text, unit: label }),
  action,
});

export type EnergyPerformanceContent = z.output<typeof energyPerformanceSchema>;

export const energyPerformance = loadYaml('energy-performance.yaml', energyPerformanceSchema);
