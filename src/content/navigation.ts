import { z } from 'zod';
import { loadYaml } from './pipeline/loadYaml.ts';
import { action, label, text } from './text.ts';

const navigationSchema = z.strictObject({
  skipLink: label,
  newTab: label,
  header: z.strictObject({
    homeLabel: label,
    menuLabel: label,
    navigationLabel: label,
    backLabel: label,
    phoneLabel: label,
    links: z.array(action).min(1, 'un lien au moins'),
  }),
  callBar: z.strictObject({ navigationLabel: label, callLabel: label, quote: action }),
  footer: z.strictObject({
    description: text,
    siteLabel: label,
    site: z.array(action),
    legalLabel: label,
    legal: z.array(action),
    manageCookies: label,
    partnersLabel: label,
  }),
  legalPage: z.strictObject({ contentsLabel: label, versionLabel: label }),
});

export type Navigation = z.output<typeof navigationSchema>;

export const navigation = loadYaml('navigation.yaml', navigationSchema);
