import { z } from 'zod';
import { figures } from './figures.ts';
import { slug } from './pipeline/fields.ts';
import { loadYaml } from './pipeline/loadYaml.ts';
import { label, text, title } from './text.ts';

const item = z.strictObject({ slug, question: label, answer: text });

const group = z.strictObject({
  title: label,
  items: z.array(item).min(1, 'une question au moins'),
});

/** The number of questions is a figure of the specification: texts quote it, so it must hold. */
const faqSchema = z
  .strictObject({ title, lead: text, groups: z.array(group) })
  .superRefine(({ groups }, context) => {
    const slugs = groups.flatMap(({ items }) => items.map((entry) => entry.slug));
    const expected = figures.nombre_questions.low;
    if (slugs.length !== expected) {
      const message = `${slugs.length} questions, mais figures.yaml en annonce ${expected} (nombre_questions)`;
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
