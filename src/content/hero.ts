import { z } from 'zod';
import { listOf } from './pipeline/fields.ts';
import { loadYaml } from './pipeline/loadYaml.ts';
import { action, imageAlt, label, lead, text, title } from './text.ts';

const fact = z.strictObject({
  value: text.describe('En grand').meta({ multiline: false }),
  label: text.describe('En petit').meta({ multiline: false }),
});

const heroSchema = z
  .strictObject({
    overline: title.describe('Ligne au-dessus du titre'),
    area: title.optional().describe('Où, en plus petit après elle'),
    title,
    lead,
    logoAlt: label.describe('Description du logo'),
    photoAlt: imageAlt.meta({
      pictures: () => [
        { label: 'Photo, sur un ordinateur', name: 'hero' },
        { label: 'Photo, sur un téléphone', name: 'hero-mobile' },
      ],
    }),
    actions: z
      .tuple([action.describe('Premier bouton'), action.describe('Second bouton')])
      .describe('Boutons'),
    facts: listOf(fact, 4, 'faits').describe('Quatre faits').meta({ calledBy: 'value' }),
  })
  .describe("Haut de l'accueil");

export type HeroContent = z.output<typeof heroSchema>;

export const hero = loadYaml('hero.yaml', heroSchema);
