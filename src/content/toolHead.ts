import { label, lead, seo, title } from './text.ts';

/** How each page of the toolbox begins. */
export const toolHead = {
  seo: seo
    .extend({ name: label.describe('Nom court de la page') })
    .describe('Moteurs de recherche'),
  title,
  question: title.describe('La question, dans les mots d’une usine'),
  lead,
};
