import { z } from 'zod';
import { loadYaml } from './pipeline/loadYaml.ts';
import { action, description, imageAlt, label, text, title } from './text.ts';

const need = z.strictObject({
  term: label.describe('Précision'),
  detail: text.describe('Détail').meta({ multiline: false }),
});

const rentalSchema = z
  .strictObject({
    title,
    description,
    callLabel: label.describe("Bouton d'appel"),
    action,
    imageAlt: imageAlt.describe('Description du dessin'),
    needsTitle: title.describe('Titre des précisions'),
    needs: z
      .array(need)
      .min(1, 'une précision au moins')
      .describe('Précisions à donner')
      .meta({ calledBy: 'term' }),
    fedBy: label.describe('Devant la pression rétablie'),
  })
  .describe('Location');

export type RentalContent = z.output<typeof rentalSchema>;

export const rental = loadYaml('rental.yaml', rentalSchema);
