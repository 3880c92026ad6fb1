import { z } from 'zod';
import { DOMAINS } from './expertise.ts';
import { loadYaml } from './pipeline/loadYaml.ts';
import { action, label, seo, text } from './text.ts';

const section = z.strictObject({
  id: z.enum(DOMAINS, `domaine inconnu : choisir parmi ${DOMAINS.join(', ')}`),
  name: label,
  title: text,
  description: text,
  features: z.array(text).length(4, 'quatre points sont attendus'),
  audience: text,
  imageAlt: label,
});

const solutionsPageSchema = z.strictObject({
  seo,
  title: text,
  lead: text,
  indexLabel: label,
  quoteAction: action,
  sections: z.array(section).length(4, 'quatre sections sont attendues'),
});

export type SolutionsPageContent = z.output<typeof solutionsPageSchema>;

export const solutionsPage = loadYaml('solutions-page.yaml', solutionsPageSchema);
