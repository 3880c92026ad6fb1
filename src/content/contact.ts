import { z } from 'zod';
import { loadYaml } from './pipeline/loadYaml.ts';
import { action, label, text, title } from './text.ts';

const contactSchema = z.strictObject({
  title,
  lead: text,
  phoneLabel: label,
  emailLabel: label,
  addressLabel: label,
  // The second opens a mail to the company, so it has no address of its own.
  actions: z.tuple([action, z.strictObject({ label })]),
  breakdown: text,
});

export type ContactContent = z.output<typeof contactSchema>;

export const contact = loadYaml('contact.yaml', contactSchema);
