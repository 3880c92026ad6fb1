import { numbersToLines, tableToLines, textsToLines } from './plainLists.ts';
import type { Plan, PlanOf } from './plan.ts';

/** What a form holds: plain data that can be sent as JSON. */
export type Form =
  | string
  | number
  | boolean
  | null
  | readonly Form[]
  | { readonly [name: string]: Form };

export type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const textOf = (value: unknown): string =>
  value === undefined || value === null ? '' : String(value);

function groupToForm({ fields }: PlanOf<'group'>, value: unknown): Form {
  const values: Fields = Array.isArray(value) ? { ...value } : fieldsOf(value);
  return Object.fromEntries(
    [...fields].map(([name, plan]) => [name, toForm(plan, values[name], values)]),
  );
}

/** A value of a file as its form shows it. `siblings` are the fields beside it. */
export function toForm(plan: Plan, value: unknown, siblings: Fields = {}): Form {
  switch (plan.kind) {
    case 'text':
    case 'logo':
      return textOf(value);
    case 'choice':
      return textOf(value ?? plan.fallback);
    case 'number':
      return typeof value === 'number' ? value : null;
    case 'texts':
      return textsToLines(listOf(value));
    case 'numbers':
      return numbersToLines(listOf(value));
    case 'table':
      return tableToLines(listOf(value));
    case 'group':
      return groupToForm(plan, value);
    case 'list':
      return listOf(value).map((item) => toForm(plan.item, item));
    case 'map':
      return Object.entries(fieldsOf(value)).map(([key, item]) => ({
        key,
        value: toForm(plan.item, item),
      }));
    case 'option':
      return value === undefined
        ? { discriminant: false }
        : { discriminant: true, value: toForm(plan.inner, value, siblings) };
    case 'described picture': {
      const names = plan.pictures(siblings).map(({ name }, index) => [String(index), name]);
      return { ...Object.fromEntries(names), alt: textOf(value) };
    }
  }
}
