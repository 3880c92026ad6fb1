import { contentSchemas } from '#site/content/pipeline/contentSchemas.ts';
import { type Plan, planOf } from './plan.ts';

/** Where a form keeps a file that is not a set of fields, and the text under a file's fields. */
export const WHOLE = 'contenu';
export const BODY = 'texte';

export const isMarkdown = (file: string): boolean => file.endsWith('.md');

/** "legal/mentions-legales.md" → "legal-mentions-legales": its name in addresses. */
export const idOf = (file: string): string => file.replace(/\.\w+$/, '').replaceAll('/', '-');

/** The forms of all files that the site has loaded, by file. */
export function contentPlans(): ReadonlyMap<string, Plan> {
  return new Map([...contentSchemas].map(([file, schema]) => [file, planOf(schema)]));
}
