import { z } from 'zod';
import { literal } from './pipeline/fields.ts';
import { loadYaml } from './pipeline/loadYaml.ts';
import { action, seo, text } from './text.ts';

const notFoundSchema = z.strictObject({
  seo,
  code: literal,
  // English by specification, so no French typography.
  english: z.strictObject({ message: literal, home: literal }),
  description: text,
  solutions: action,
});

export type NotFoundContent = z.output<typeof notFoundSchema>;

export const notFound = loadYaml('not-found.yaml', notFoundSchema);
