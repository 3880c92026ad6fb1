import { z } from 'zod';
import { loadYaml } from './pipeline/loadYaml.ts';
import { action, label, lead, text, title } from './text.ts';

const contactSchema = z
  .strictObject({
    title,
    lead,
    actions: z
      .tuple([
        action.describe('Premier bouton'),
        // It opens a mail to the company, so it has no address of its own.
        z
          .strictObject({ label: label.describe('Mots du bouton') })
          .describe('Second bouton')
          .meta({ hint: "Il ouvre un e-mail vers l'entreprise." }),
      ])
      .describe('Boutons'),
    breakdown: text.describe('Phrase pour une machine arrêtée'),
  })
  .describe("Contact (bas de l'accueil)");

export type ContactContent = z.output<typeof contactSchema>;

export const contact = loadYaml('contact.yaml', contactSchema);
