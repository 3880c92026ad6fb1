import { z } from 'zod';
import { loadYaml } from './pipeline/loadYaml.ts';
import { action, label, text, title } from './text.ts';

const heroSchema = z.strictObject({
  overline: text,
  title,
  lead: text,
  logoAlt: label,
  photoAlt: label,
  actions: z.tuple([action, action]),
  facts: z
    .array(z.strictObject({ value: text, label: text }))
    .length(4, 'quatre faits sont attendus'),
});

export type HeroContent = z.output<typeof heroSchema>;

export const hero = loadYaml('hero.yaml', heroSchema);
