import { z } from 'zod';
import { conformityOf } from '#site/domain/conformity.ts';
import { formatDate } from '#site/domain/date.ts';
import { loadMarkdown } from './pipeline/loadMarkdown.ts';
import type { Block } from './pipeline/prose.ts';
import { rgaaGrid } from './rgaaGrid.ts';
import { label, seo, variables } from './text.ts';

const criteria = rgaaGrid.themes.flatMap(({ criteres }) => criteres);
const { met, applicable, rate, state } = conformityOf(criteria.map(({ statut }) => statut));
const unmet = criteria.filter(({ statut }) => statut === 'non conforme');

/** Every number of the statement is computed from the grid, none is typed. */
const facts = {
  rgaa_etat: state,
  rgaa_taux: `${rate} %`,
  rgaa_conformes: String(met),
  rgaa_applicables: String(applicable),
  rgaa_criteres: String(criteria.length),
  rgaa_date: formatDate(rgaaGrid.date),
  rgaa_ecoute: `le ${formatDate(rgaaGrid.ecoute.date)} avec ${rgaaGrid.ecoute.avec}`,
  rgaa_ecarts:
    unmet.length === 0
      ? 'aucun écart connu.'
      : unmet.map(({ critere, raison }) => `critère ${critere}. ${raison}`).join(' '),
};

const statementSchema = z
  .strictObject({
    published: z
      .enum(['oui', 'non'], 'écrivez oui (la page est publiée) ou non')
      .describe('Publier la page et son lien en pied de page'),
    ...seo.shape,
    heading: label.describe('Titre de la page'),
    linkLabel: label.describe('Lien en pied de page'),
  })
  .describe("Déclaration d'accessibilité");

export interface Statement extends Omit<z.output<typeof statementSchema>, 'published'> {
  readonly isPublished: boolean;
  readonly state: string;
  readonly updated: string;
  readonly body: readonly Block[];
}

const { published, ...text } = loadMarkdown(
  'legal/accessibilite.md',
  statementSchema,
  new Map([
    ...variables,
    ...Object.entries(facts).map(
      ([name, value]) =>
        [name, (form: string | undefined) => (form === undefined ? value : undefined)] as const,
    ),
  ]),
);

/** The accessibility statement, ready; the owner says whether it is published. */
export const accessibility: Statement = {
  ...text,
  isPublished: published === 'oui',
  state,
  updated: rgaaGrid.date,
};
