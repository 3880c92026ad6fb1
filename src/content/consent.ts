import { z } from 'zod';
import { loadYaml } from './pipeline/loadYaml.ts';
import { action, label, text } from './text.ts';

const consentSchema = z.strictObject({
  regionLabel: label,
  title: label,
  description: text,
  policy: action,
  accept: label,
  reject: label,
  customize: label,
  close: label,
  dialog: z.strictObject({
    title: label,
    essential: label,
    essentialState: label,
    essentialDescription: text,
    analytics: label,
    analyticsDescription: text,
    save: label,
    cancel: label,
  }),
  saved: text,
});

export type ConsentContent = z.output<typeof consentSchema>;

export const consent = loadYaml('consent.yaml', consentSchema);
