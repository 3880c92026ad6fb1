import { z } from 'zod';
import type { FollowUpAction, FollowUpView } from '#site/domain/followUp.ts';
import { loadYaml } from './pipeline/loadYaml.ts';
import { label, lead, seo, title } from './text.ts';

type Reason = Extract<FollowUpView, { state: 'failed' }>['reason'];

const page = z.strictObject({ title, lead });
const question = page.extend({ button: label.describe('Bouton') });

const followUpSchema = z
  .strictObject({
    seo,
    home: label.describe('Lien vers l’accueil'),
    asked: z
      .strictObject({
        done: question.describe('Traitée'),
        later: question.describe('À rappeler demain'),
        release: question.describe('Reprendre une demande retenue'),
        discard: question.describe('Effacer une demande retenue'),
      } satisfies Record<FollowUpAction, z.ZodType>)
      .describe('Questions'),
    confirmed: z
      .strictObject({
        done: page.describe('Traitée'),
        later: page.describe('À rappeler demain'),
        release: page.describe('Demande reprise'),
        discard: page.describe('Demande effacée'),
      } satisfies Record<FollowUpAction, z.ZodType>)
      .describe('Réponses'),
    failed: z
      .strictObject({
        expired: page.describe('Lien trop ancien'),
        unknown: page.describe('Lien sans demande'),
        unavailable: page.describe('Base en panne'),
      } satisfies Record<Reason, z.ZodType>)
      .describe('Liens qui ne servent plus'),
  })
  .describe('Suivi d’une demande');

export type FollowUpContent = z.output<typeof followUpSchema>;

export const followUp = loadYaml('follow-up.yaml', followUpSchema);
