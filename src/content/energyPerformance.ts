import { z } from 'zod';
import { loadYaml } from './pipeline/loadYaml.ts';
import { action, description, imageAlt, label, lead, text, title } from './text.ts';

const bars = z
  .strictObject({
    before: label.describe('Première barre'),
    range: label.describe('Barre de la plage'),
    to: label.describe('Mot entre les deux bouts de la plage'),
  })
  .describe('Barres du dessin');

const heat = z
  .strictObject({
    title,
    description,
    input: label.describe("Ce qui entre, après l'électricité en %"),
    water: label.describe('La part en eau chaude, après son %'),
    air: label.describe('La part en air chaud, après son %'),
    compressed: label.describe('La part en air comprimé, après son %'),
    assumption: text.describe('Hypothèse, sous le dessin'),
  })
  .describe('Dessin de la chaleur');

const energyPerformanceSchema = z
  .strictObject({
    title,
    lead,
    imageAlt: imageAlt.meta({ pictures: () => [{ label: 'Photo', name: 'mains' }] }),
    average: z
      .strictObject({
        value: label.describe('Chiffre'),
        spoken: label.describe('Chiffre, dit').meta({ hint: 'Dit par les lecteurs d’écran.' }),
        description,
      })
      .describe('Chiffre mis en avant'),
    bars,
    heat,
    payback: z
      .strictObject({ title, description, unit: label.describe('Unité de la règle') })
      .describe('Amortissement'),
    action,
  })
  .describe('Performance énergétique');

export type EnergyPerformanceContent = z.output<typeof energyPerformanceSchema>;

export const energyPerformance = loadYaml('energy-performance.yaml', energyPerformanceSchema);
