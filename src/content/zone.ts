import { z } from 'zod';
import { loadYaml } from './pipeline/loadYaml.ts';
import { action, label, lead, title } from './text.ts';

const zoneSchema = z
  .strictObject({
    title,
    lead,
    mapLabel: label.describe('Description de la carte'),
    prefecture: label
      .describe('Mot devant la ville')
      .meta({ hint: 'Dit par les lecteurs d’écran.' }),
    sea: label.describe('Nom de la mer'),
    finder: z
      .strictObject({
        label: label.describe('Nom du champ'),
        example: label.describe('Exemples de saisie'),
        inside: label
          .describe('Réponse dans la zone')
          .meta({ hint: 'Écrite après le nom du département, et suivie du délai.' }),
        outside: label
          .describe('Réponse hors de la zone')
          .meta({ hint: 'Écrite après le numéro du département.' }),
        unknown: label
          .describe('Réponse à un nom inconnu')
          .meta({ hint: "Une ville qui n'est pas une préfecture peut être dans la zone." }),
        call: label.describe("Bouton d'appel"),
      })
      .describe('Recherche par code postal'),
    action,
  })
  .describe("Zone d'intervention");

export type ZoneContent = z.output<typeof zoneSchema>;

export const zone = loadYaml('zone.yaml', zoneSchema);
