import { z } from 'zod';
import { REQUEST_TYPES } from '#site/domain/lead.ts';
import { labelWith } from './pipeline/fields.ts';
import { loadYaml } from './pipeline/loadYaml.ts';
import { label, variables } from './text.ts';

/** Known when a request arrives, not when the site is built: left in braces for the server. */
const PER_REQUEST = ['reference', 'demande'] as const;
export type PerRequest = (typeof PER_REQUEST)[number];

// Labels: mail programs show the invisible joiners of running text as boxes.
const text = labelWith(
  new Map([
    ...variables,
    ...PER_REQUEST.map(
      (name) =>
        [
          name,
          (form: string | undefined) => (form === undefined ? `{${name}}` : undefined),
        ] as const,
    ),
  ]),
);

const mailsSchema = z.strictObject({
  requestTypes: z.record(z.enum(REQUEST_TYPES), label),
  fields: z.strictObject({
    phone: label,
    email: label,
    name: label,
    company: label,
    city: label,
    requestType: label,
    estimate: label,
    receivedAt: label,
    message: label,
  }),
  owner: z.strictObject({ subject: text, title: text, withEmail: text, withoutEmail: text }),
  visitor: z.strictObject({
    subject: text,
    title: text,
    reference: text,
    next: text,
    breakdown: text,
    privacy: text,
    notYou: text,
    copyTitle: text,
  }),
});

export type MailWords = z.output<typeof mailsSchema>;

export const mails = loadYaml('mails.yaml', mailsSchema);
