import { z } from 'zod';
import { label, text } from './text.ts';

const visit = (name: string) =>
  z
    .strictObject({
      name: label.describe('Nom de la visite'),
      summary: label.describe('Titre dans le calendrier'),
      late: label.describe('Titre quand la date est passée'),
      description: text.describe('Ce qu’est cette visite'),
    })
    .describe(name);

/** The words of the file for calendars. */
export const calendar = z
  .strictObject({
    button: label.describe('Bouton qui prépare le fichier'),
    file: label.describe('Nom du fichier, sans sa fin'),
    inspection: visit('Inspection périodique'),
    requalification: visit('Requalification périodique'),
  })
  .describe('Fichier de calendrier');
