import { z } from 'zod';
import { loadYaml } from './pipeline/loadYaml.ts';
import { indexedSeo, label, text } from './text.ts';

const contactPageSchema = z.strictObject({
  seo: indexedSeo,
  title: text,
  lead: text,
  breakdown: z.strictObject({ title: text, description: text }),
  steps: z.array(text).min(1, 'une étape au moins'),
  quote: z.strictObject({
    title: text,
    description: text,
    mailSubject: label,
    mailBody: z.array(label).min(1, 'une ligne au moins'),
    action: label,
  }),
});

export type ContactPageContent = z.output<typeof contactPageSchema>;

export const contactPage = loadYaml('contact-page.yaml', contactPageSchema);
