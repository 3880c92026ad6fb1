import { z } from 'zod';
import { literal } from './pipeline/fields.ts';
import { loadYaml } from './pipeline/loadYaml.ts';
import { action, description, seo } from './text.ts';

const notFoundSchema = z
  .strictObject({
    seo,
    code: literal.describe('Code'),
    // English by specification, so no French typography.
    english: z
      .strictObject({ message: literal.describe('Message'), home: literal.describe('Lien') })
      .describe('Mots anglais fixés par la spécification'),
    description,
    solutions: action.describe('Second lien'),
  })
  .describe('Page introuvable (404)');

export type NotFoundContent = z.output<typeof notFoundSchema>;

export const notFound = loadYaml('not-found.yaml', notFoundSchema);
