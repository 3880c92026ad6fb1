import { z } from 'zod';
import { loadYaml } from './pipeline/loadYaml.ts';
import { label, lead, text, title } from './text.ts';

const badge = z.strictObject({
  title: label.describe('Engagement'),
  detail: text.describe('Détail').meta({ multiline: false }),
});

const trustBadgesSchema = z
  .strictObject({
    title,
    lead,
    badges: z
      .array(badge)
      .min(1, 'un engagement au moins')
      .describe('Engagements')
      .meta({ calledBy: 'title' }),
  })
  .describe('Confiance');

export type TrustBadgesContent = z.output<typeof trustBadgesSchema>;

export const trustBadges = loadYaml('trust-badges.yaml', trustBadgesSchema);
