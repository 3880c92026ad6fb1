import { z } from 'zod';
import { figures } from './figures.ts';
import { slug } from './pipeline/fields.ts';
import { loadYaml } from './pipeline/loadYaml.ts';
import { label, lead, linkedText, title } from './text.ts';

const item = z.strictObject({
  slug: slug.meta({
    hint: "Il fait l'adresse de la question (#faq-delai) : ne plus le changer une fois publié.",
  }),
  question: label.describe('Question'),
  answer: linkedText.describe('Réponse'),
});

const group = z.strictObject({
  title: label.describe('Titre du groupe'),
  items: z
    .array(item)
    .min(1, 'une question au moins')
    .describe('Questions')
    .meta({ calledBy: 'question' }),
});

/** The number of questions is a figure of the specification: texts quote it, so it must hold. */
const faqSchema = z
  .strictObject({
    title,
    lead,
    groups: z.array(group).describe('Groupes de questions').meta({ calledBy: 'title' }),
  })
  .describe('Questions fréquentes')
  .superRefine(({ groups }, context) => {
    const slugs = groups.flatMap(({ items }) => items.map((entry) => entry.slug));
    const expected = figures.nombre_questions.low;
    if (slugs.length !== expected) {
      const repair = slugs.length > expected ? 'retirez-en' : 'ajoutez-en';
      const message = `${slugs.length} questions, mais le site en annonce ${expected} (« nombre_questions », dans les chiffres) : ${repair} ${Math.abs(slugs.length - expected)}`;
      context.addIssue({ code: 'custom', message, path: ['groups'] });
    }
    const repeated = slugs.find((entry, index) => slugs.indexOf(entry) !== index);
    if (repeated !== undefined) {
      context.addIssue({
        code: 'custom',
        message: `identifiant en double : ${repeated}`,
        path: ['groups'],
      });
    }
  });

export type FaqItem = z.output<typeof item>;
export type FaqContent = z.output<typeof faqSchema>;

export const faq = loadYaml('faq.yaml', faqSchema);
