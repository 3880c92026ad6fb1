import { z } from 'zod';
import { loadYaml } from './pipeline/loadYaml.ts';
import { indexedSeo, label, text, title } from './text.ts';

const contactPageSchema = z.strictObject({
  seo: indexedSeo,
  title,
  lead: text,
  breakdown: z.strictObject({ title, description: text }),
  steps: z.array(text).min(1, 'une étape au moins'),
  quote: z.strictObject({
    title,
    description: text,
    mailSubject: label,
    mailBody: z.array(label).min(1, 'une ligne au moins'),
    action: label,
  }),
});

export type ContactPageContent = z.output<typeof contactPageSchema>;

export const contactPage = loadYaml('contact-page.yaml', contactPageSchema);
