import { z } from 'zod';
import { text, title } from './text.ts';

/** A table of the « Solutions » page: one cell per column. */
export const comparison = z
  .strictObject({
    title,
    note: text.describe('Note sous le tableau'),
    columns: z
      .array(text)
      .min(2, 'deux colonnes au moins sont attendues')
      .describe('Titres des colonnes'),
    rows: z
      .array(z.array(text))
      .min(1, 'une ligne au moins est attendue')
      .describe('Lignes du tableau'),
  })
  .describe('Tableau')
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
