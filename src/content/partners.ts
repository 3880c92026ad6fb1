import { z } from 'zod';
import { hasLogo, logoNames } from './pipeline/contentFolder.ts';
import { listOf, properName, slug, webAddress } from './pipeline/fields.ts';
import { loadYaml } from './pipeline/loadYaml.ts';
import { description, label, lead, title } from './text.ts';

const partner = z.strictObject({
  name: properName.describe('Nom'),
  description,
  url: webAddress,
  /** A drawing of src/assets/logos, without its ending. */
  logo: slug
    .refine(hasLogo, {
      error: () => `logo inconnu : choisir parmi ${logoNames().join(', ')}`,
    })
    .describe('Logo')
    .meta({ isLogo: true, hint: 'Un fichier SVG de 100 ko au plus.' }),
});

const partnersSchema = z
  .strictObject({
    title,
    lead,
    visitLabel: label.describe('Mots du lien'),
    logoLabel: label.describe('Mot devant le nom, pour décrire un logo'),
    partners: listOf(partner, 3, 'partenaires')
      .describe('Trois partenaires')
      .meta({ calledBy: 'name' }),
  })
  .describe('Partenaires');

export type Partner = z.output<typeof partner>;
export type PartnersContent = z.output<typeof partnersSchema>;

export const partners = loadYaml('partners.yaml', partnersSchema);
