import { z } from 'zod';
import type { Statement } from './accessibility.ts';
import { loadMarkdown } from './pipeline/loadMarkdown.ts';
import type { Block } from './pipeline/prose.ts';
import { label, seo, variables } from './text.ts';

const legalSchema = z.strictObject({
  ...seo.shape,
  heading: label.describe('Titre de la page'),
  updated: z.iso
    .date('date incorrecte : « 2026-11-15 »')
    .describe('Date de cette version')
    .meta({ hint: 'Année, mois, jour : 2026-11-15.' }),
});

export interface LegalText extends z.output<typeof legalSchema> {
  readonly body: readonly Block[];
}

const load = (slug: string, name: string): LegalText =>
  loadMarkdown(`legal/${slug}.md`, legalSchema.describe(name), variables);

/** The addresses are the specification's. */
const SPECIFIED = [
  ['mentions-legales', 'Mentions légales'],
  ['politique-confidentialite', 'Confidentialité'],
  ['politique-cookies', 'Politique de cookies'],
] as const;
const specified = SPECIFIED.map(([slug, name]) => ({ slug, text: load(slug, name) }));

interface LegalPage {
  readonly slug: (typeof SPECIFIED)[number][0] | 'accessibilite';
  readonly text: LegalText;
}

/** The legal pages to build; the accessibility statement only if the owner publishes it. */
export function legalPages(statement: Statement): readonly LegalPage[] {
  return statement.isPublished
    ? [...specified, { slug: 'accessibilite', text: statement }]
    : specified;
}
