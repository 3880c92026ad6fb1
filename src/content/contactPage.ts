import { z } from 'zod';
import { loadYaml } from './pipeline/loadYaml.ts';
import { action, indexedSeo, label, seo, text, title } from './text.ts';

const form = z.strictObject({
  title,
  estimate: z.strictObject({ title: label, remove: label }),
  typeLegend: label,
  types: z.strictObject({
    diagnostic: label,
    devis: label,
    maintenance: label,
    location: label,
    formation: label,
    cee: label,
    autre: label,
  }),
  labels: z.strictObject({
    lastName: label,
    firstName: label,
    phone: label,
    email: label,
    company: label,
    city: label,
    message: label,
  }),
  optional: label,
  oneOfTwo: text,
  messageHint: text,
  trapLabel: label,
  privacy: text,
  privacyLink: action,
  submit: label,
  sending: label,
  errorsTitle: title,
  notices: z.strictObject({
    busy: text,
    flooded: text,
    unavailable: text,
    refused: text,
    unreadable: text,
    network: text,
  }),
});

const contactPageSchema = z.strictObject({
  seo: indexedSeo,
  title,
  imageAlt: label,
  lead: text,
  breakdown: z.strictObject({ title, description: text }),
  steps: z.array(text).min(1, 'une étape au moins'),
  form,
  sent: z.strictObject({
    seo,
    title,
    lead: text,
    referenceLabel: label,
    description: text,
    home: label,
  }),
});

export type ContactPageContent = z.output<typeof contactPageSchema>;

export const contactPage = loadYaml('contact-page.yaml', contactPageSchema);
