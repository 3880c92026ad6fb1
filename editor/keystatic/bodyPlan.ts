import { z } from 'zod';
import type { PlanOf } from '../content/plan.ts';

/** The text of a legal page: what may stand in it is checked when it is saved. */
export const BODY_PLAN: PlanOf<'text'> = {
  kind: 'text',
  multiline: true,
  label: 'Texte',
  hint: '« ## » ouvre un titre, « - » une liste, **gras**, [lien](/adresse). {telephone} et les autres noms entre accolades sont remplacés.',
  schema: z.string().min(1, 'texte vide'),
};
