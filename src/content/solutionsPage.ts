import { z } from 'zod';
import { SCALE_KINDS } from '#site/domain/scale.ts';
import { DOMAINS } from './expertise.ts';
import { loadYaml } from './pipeline/loadYaml.ts';
import { action, indexedSeo, label, text, title } from './text.ts';

const comparison = z
  .strictObject({
    title,
    note: text,
    columns: z.array(text).min(2, 'deux colonnes au moins sont attendues'),
    rows: z.array(z.array(text)).min(2, 'deux lignes au moins sont attendues'),
  })
  .superRefine(({ columns, rows }, context) => {
    rows.forEach(({ length }, index) => {
      if (length === columns.length) return;
      context.addIssue({
        code: 'custom',
        path: ['rows', index],
        message: `${columns.length} cellules sont attendues, une par colonne`,
      });
    });
  });

const quantity = z.number('un nombre est attendu, avec un point : 99.5');

const scale = z
  .strictObject({
    title,
    kind: z.enum(SCALE_KINDS, `échelle inconnue : choisir parmi ${SCALE_KINDS.join(', ')}`),
    unit: label,
    /** The first and the last are the ends of the scale. */
    ticks: z.tuple([quantity, quantity], quantity),
    bars: z
      .array(z.strictObject({ label: text, from: quantity, to: quantity.optional() }))
      .min(1, 'une barre au moins est attendue'),
  })
  .superRefine(({ ticks, bars }, context) => {
    const [low, high] = [Math.min(...ticks), Math.max(...ticks)];
    const isOff = (value: number | undefined) =>
      value !== undefined && (value < low || value > high);
    bars.forEach(({ from, to }, index) => {
      if (!isOff(from) && !isOff(to)) return;
      context.addIssue({
        code: 'custom',
        path: ['bars', index],
        message: `la barre sort de l'échelle, qui va de ${low} à ${high}`,
      });
    });
  });

const section = z.strictObject({
  id: z.enum(DOMAINS, `domaine inconnu : choisir parmi ${DOMAINS.join(', ')}`),
  name: label,
  /** What search engines call it: a title is a sentence. */
  service: label,
  title,
  description: text,
  features: z.array(text).length(4, 'quatre points sont attendus'),
  imageAlt: label,
  comparison,
  scale,
  handover: text,
  audience: z
    .array(z.strictObject({ industry: text, need: text }))
    .length(5, 'cinq industries sont attendues'),
});

const solutionsPageSchema = z.strictObject({
  seo: indexedSeo,
  title,
  lead: text,
  imageAlt: label,
  indexLabel: label,
  quoteAction: action,
  handoverTitle: title,
  audienceTitle: title,
  range: z.strictObject({ to: text, andMore: text }),
  rental: z.strictObject({ title, description: text, callLabel: label, imageAlt: label, action }),
  sections: z.array(section).length(4, 'quatre sections sont attendues'),
});

export type SolutionsPageContent = z.output<typeof solutionsPageSchema>;
export type SolutionSection = SolutionsPageContent['sections'][number];

export const solutionsPage = loadYaml('solutions-page.yaml', solutionsPageSchema);
