import { slugify } from '#site/content/pipeline/parseProse.ts';
import { linesToNumbers, linesToTable, linesToTexts } from './plainLists.ts';
import type { Plan, PlanOf } from './plan.ts';
import { type Fields, fieldsOf, listOf } from './toForm.ts';

/** A file that the owner chose to replace a picture of the site. */
export interface Upload {
  readonly folder: 'pictures' | 'logos';
  /** File name without extension. */
  readonly name: string;
  readonly dataUrl: string;
}

interface Context {
  readonly siblings: Fields;
  readonly uploads: Upload[];
}

const textOf = (form: unknown): string => (typeof form === 'string' ? form : '');
export const isUpload = (form: unknown): form is string =>
  typeof form === 'string' && form.startsWith('data:');

/** Pictures are read last: which file they replace may depend on another field of the group. */
function groupFromForm({ fields, isTuple }: PlanOf<'group'>, form: unknown, uploads: Upload[]) {
  const forms = fieldsOf(form);
  const values: Record<string, unknown> = {};
  const read = (isPicture: boolean) => {
    for (const [name, plan] of fields) {
      if ((plan.kind === 'described picture' || plan.kind === 'logo') !== isPicture) continue;
      values[name] = fromForm(plan, forms[name], { siblings: values, uploads });
    }
  };
  read(false);
  read(true);
  return isTuple ? [...fields.keys()].map((name) => values[name]) : values;
}

function pictureFromForm(plan: PlanOf<'described picture'>, form: unknown, context: Context) {
  const forms = fieldsOf(form);
  plan.pictures(context.siblings).forEach(({ name }, index) => {
    const dataUrl = forms[String(index)];
    if (isUpload(dataUrl)) context.uploads.push({ folder: 'pictures', name, dataUrl });
  });
  return textOf(forms['alt']);
}

/** Drawings of the site itself, which no partner may replace. */
const OUR_LOGOS = new Set(['logo', 'logo-neg', 'symbol', 'symbol-neg', '']);

function logoFromForm(form: unknown, { siblings, uploads }: Context) {
  if (!isUpload(form)) return textOf(form);
  const slug = slugify(textOf(siblings['name']));
  const name = OUR_LOGOS.has(slug) ? `partenaire-${slug || 'nouveau'}` : slug;
  uploads.push({ folder: 'logos', name, dataUrl: form });
  return name;
}

/** The value of a form as its file holds it; the files chosen in it are added to `uploads`. */
export function fromForm(plan: Plan, form: unknown, context: Context): unknown {
  switch (plan.kind) {
    case 'text':
      return textOf(form);
    case 'logo':
      return logoFromForm(form, context);
    case 'choice':
      return form === plan.fallback ? undefined : textOf(form);
    case 'number':
      return typeof form === 'number' ? form : plan.isOptional ? undefined : null;
    case 'texts':
      return linesToTexts(textOf(form));
    case 'numbers':
      return linesToNumbers(textOf(form));
    case 'table':
      return linesToTable(textOf(form));
    case 'group':
      return groupFromForm(plan, form, context.uploads);
    case 'list':
      return listOf(form).map((item) => fromForm(plan.item, item, context));
    case 'map':
      return Object.fromEntries(
        listOf(form).map((entry) => {
          const { key, value } = fieldsOf(entry);
          return [textOf(key), fromForm(plan.item, value, context)];
        }),
      );
    case 'option': {
      const { discriminant, value } = fieldsOf(form);
      return discriminant === true ? fromForm(plan.inner, value, context) : undefined;
    }
    case 'described picture':
      return pictureFromForm(plan, form, context);
  }
}
