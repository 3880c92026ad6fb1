import { z } from 'zod';
import { adviceFor } from '#site/content/pipeline/advice.ts';
import { typeset } from '#site/domain/typography.ts';
import { fromForm, isUpload } from './fromForm.ts';
import type { Plan } from './plan.ts';

const IS_LINES = new Set<Plan['kind']>(['texts', 'numbers', 'table']);

/** What the build would say of one field, or nothing. */
export function problemIn(plan: Plan, form: unknown): string | undefined {
  // A new logo has no name until it is saved.
  if (plan.kind === 'logo' && isUpload(form)) return undefined;
  const value = fromForm(plan, form, { siblings: {}, uploads: [] });
  const [issue] = z.core.safeParse(plan.schema, value).error?.issues ?? [];
  if (issue === undefined) return undefined;
  if (value === null) return 'champ vide';
  const [line] = issue.path;
  const place = IS_LINES.has(plan.kind) && typeof line === 'number' ? `ligne ${line + 1} : ` : '';
  return typeset(place + issue.message);
}

/** What could be better in one field that is right, or nothing. */
export function adviceIn(plan: Plan, form: unknown): string | undefined {
  if (problemIn(plan, form) !== undefined) return undefined;
  const [advice] = adviceFor(plan.schema, fromForm(plan, form, { siblings: {}, uploads: [] }));
  return advice?.reason;
}
