import { z } from 'zod';
import { loadYaml } from './pipeline/loadYaml.ts';
import { label, lead, text, title } from './text.ts';
import { toolHead } from './toolHead.ts';

const sheet = z
  .strictObject({
    heading: title.describe('Titre de la feuille'),
    availability: label.describe('Qui répond, et quand'),
    qrLabel: label.describe('Ce que fait le code QR'),
    fields: z.array(label).min(1, 'une ligne au moins').describe('Lignes à remplir'),
    before: label.describe('Titre de ce qu’il faut relever'),
    readings: z.array(label).min(1, 'une ligne au moins').describe('À relever sur la machine'),
    rental: label.describe('Titre des informations de location'),
    print: label.describe('Bouton qui imprime'),
    clear: label.describe('Bouton qui efface ce qui est écrit'),
    note: text.describe('Note sous le bouton'),
  })
  .describe('Feuille');

const rescueSheetSchema = z
  .strictObject({ ...toolHead, sheet, nextLead: lead.describe('Texte de la suite') })
  .describe('Fiche de secours');

export type RescueSheetContent = z.output<typeof rescueSheetSchema>;

export const rescueSheet = {
  id: 'fiche-de-secours' as const,
  ...loadYaml('outils/fiche-de-secours.yaml', rescueSheetSchema),
};
