import { z } from 'zod';
import { loadMarkdown } from './pipeline/loadMarkdown.ts';
import type { Block } from './pipeline/prose.ts';
import { label, seo, variables } from './text.ts';

const legalSchema = z.strictObject({
  ...seo.shape,
  heading: label,
  updated: z.iso.date('date incorrecte : « 2026-11-15 »'),
});

export interface LegalText extends z.output<typeof legalSchema> {
  readonly body: readonly Block[];
}

const load = (slug: string): LegalText => loadMarkdown(`legal/${slug}.md`, legalSchema, variables);

/** The addresses are the specification's. */
export const legalTexts = {
  'mentions-legales': load('mentions-legales'),
  'politique-confidentialite': load('politique-confidentialite'),
  'politique-cookies': load('politique-cookies'),
} as const;
