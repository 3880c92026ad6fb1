import { z } from 'zod';
import { loadYaml } from './pipeline/loadYaml.ts';
import { action, label, text, title } from './text.ts';

const rentalSchema = z.strictObject({
  title,
  description: text,
  callLabel: label,
  action,
  imageAlt: label,
  needsTitle: title,
  needs: z.array(z.strictObject({ term: label, detail: text })).min(1, 'une précision au moins'),
});

export type RentalContent = z.output<typeof rentalSchema>;

export const rental = loadYaml('rental.yaml', rentalSchema);
