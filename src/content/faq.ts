import { z } from 'zod';
import { figures } from './figures.ts';
import { advise } from './pipeline/advice.ts';
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

const slugsOf = (groups: readonly z.output<typeof group>[]) =>
  groups.flatMap(({ items }) => items.map((entry) => entry.slug));

/** The number of questions is a figure of the specification, and texts quote it. */
const groups = advise(z.array(group), (list) => {
  const count = slugsOf(list).length;
  const announced = figures.nombre_questions.low;
  if (count === announced) return undefined;
  const repair = count > announced ? 'retirez-en' : 'ajoutez-en';
  return `${count} questions, mais le site en annonce ${announced} : écrivez ${count} dans les chiffres (« nombre_questions »), ou ${repair} ${Math.abs(count - announced)}`;
});

const faqSchema = z
  .strictObject({
    title,
    lead,
    groups: groups.describe('Groupes de questions').meta({ calledBy: 'title' }),
  })
  .describe('Questions fréquentes')
  .superRefine(({ groups }, context) => {
    const slugs = slugsOf(groups);
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
