import { z } from 'zod';
import { internalHref, slug } from './pipeline/fields.ts';
import { loadYaml } from './pipeline/loadYaml.ts';
import { label } from './text.ts';

const service = z.strictObject({
  slug,
  name: label.describe('Nom du service'),
  description: label.describe('Ce qu’il contient').meta({ multiline: true }),
  href: internalHref,
});

/** Offered in every domain, and told to search engines only: pages have their own words for it. */
const servicesSchema = z
  .array(service)
  .superRefine((all, context) => {
    const slugs = all.map((one) => one.slug);
    const repeated = slugs.find((one, index) => slugs.indexOf(one) !== index);
    if (repeated === undefined) return;
    context.addIssue({ code: 'custom', message: `identifiant en double : ${repeated}` });
  })
  .describe('Services, pour les moteurs')
  .meta({ calledBy: 'name' });

export type Service = z.output<typeof service>;

export const services = loadYaml('services.yaml', servicesSchema);
