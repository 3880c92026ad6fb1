import { z } from 'zod';
import { loadYaml } from './pipeline/loadYaml.ts';
import { label, text, title } from './text.ts';

const trustBadgesSchema = z.strictObject({
  title,
  lead: text,
  badges: z.array(z.strictObject({ title: label, detail: text })).min(1, 'un engagement au moins'),
});

export type TrustBadgesContent = z.output<typeof trustBadgesSchema>;

export const trustBadges = loadYaml('trust-badges.yaml', trustBadgesSchema);
