import { z } from 'zod';
import type { PictureNote } from '#site/content/pipeline/fieldNotes.ts';
import { typeset } from '#site/domain/typography.ts';

type Schema = z.core.$ZodType;

interface Field {
  readonly label: string;
  readonly hint: string;
  /** The schema of the build: the form checks the field with it too. */
  readonly schema: Schema;
}

/** How the owner edits a value. Made from the schema that checks it. */
export type Plan = Field &
  (
    | { readonly kind: 'text'; readonly multiline: boolean }
    | { readonly kind: 'logo' }
    | { readonly kind: 'number'; readonly isOptional: boolean }
    | {
        readonly kind: 'choice';
        readonly options: ReadonlyMap<string, string>;
        readonly fallback: string | undefined;
      }
    /** Lists of plain values, one per line; a table has its cells between bars. */
    | { readonly kind: 'texts' | 'numbers' | 'table' }
    | {
        readonly kind: 'group';
        readonly fields: ReadonlyMap<string, Plan>;
        readonly isTuple: boolean;
      }
    | { readonly kind: 'list'; readonly item: Plan; readonly calledBy: string }
    | {
        readonly kind: 'map';
        readonly item: Plan;
        readonly calledBy: string;
        readonly keyLabel: string;
      }
    | { readonly kind: 'option'; readonly inner: Plan }
    | {
        readonly kind: 'described picture';
        readonly pictures: (siblings: Readonly<Record<string, unknown>>) => readonly PictureNote[];
      }
  );

export type PlanOf<Kind extends Plan['kind']> = Extract<Plan, { kind: Kind }>;

const notesOf = (schema: Schema) => z.globalRegistry.get(schema) ?? {};

function fieldOf(schema: Schema): Field {
  const { description = '', hint = '' } = notesOf(schema);
  return { label: typeset(description), hint: typeset(hint), schema };
}

function textPlan(field: Field): Plan {
  const { isLogo, multiline = false, pictures } = notesOf(field.schema);
  if (pictures !== undefined) return { ...field, kind: 'described picture', pictures };
  return isLogo === true ? { ...field, kind: 'logo' } : { ...field, kind: 'text', multiline };
}

function arrayPlan(field: Field, element: Schema): Plan {
  const item = planOf(element);
  if (item.kind === 'text') return { ...field, kind: 'texts' };
  if (item.kind === 'number') return { ...field, kind: 'numbers' };
  if (item.kind === 'texts') return { ...field, kind: 'table' };
  return { ...field, kind: 'list', item, calledBy: notesOf(field.schema).calledBy ?? '' };
}

function groupPlan(
  field: Field,
  fields: readonly (readonly [string, Schema])[],
  isTuple = false,
): Plan {
  const plans = new Map(fields.map(([name, schema]) => [name, planOf(schema)]));
  return { ...field, kind: 'group', fields: plans, isTuple };
}

function objectPlan(field: Field, { shape, catchall }: z.core.$ZodObjectDef): Plan {
  if (catchall === undefined || catchall instanceof z.core.$ZodNever)
    return groupPlan(field, Object.entries(shape));
  const { calledBy = '', keyLabel = '' } = notesOf(field.schema);
  return { ...field, kind: 'map', item: planOf(catchall), calledBy, keyLabel: typeset(keyLabel) };
}

function optionalPlan(field: Field, inner: Schema): Plan {
  const plan = planOf(inner);
  if (plan.kind === 'number') return { ...plan, ...field, isOptional: true };
  return { ...field, kind: 'option', inner: { ...plan, label: field.label } };
}

function choicePlan(field: Field, schema: z.core.$ZodEnum, fallback?: string): Plan {
  const { choices = {} } = { ...notesOf(schema), ...notesOf(field.schema) };
  const values = Object.values(schema._zod.def.entries).map(String);
  const options = new Map(values.map((value) => [value, typeset(choices[value] ?? value)]));
  return { ...field, kind: 'choice', options, fallback };
}

function tuplePlan(field: Field, { items, rest }: z.core.$ZodTupleDef): Plan {
  const [first] = items;
  if (rest !== null && first !== undefined) return arrayPlan(field, first);
  return groupPlan(
    field,
    [...items.entries()].map(([index, item]) => [String(index), item]),
    true,
  );
}

/** The plan of a schema. Throws for a schema that no form can show: that is a programming error. */
export function planOf(schema: Schema): Plan {
  const field = fieldOf(schema);
  if (schema instanceof z.core.$ZodString) return textPlan(field);
  if (schema instanceof z.core.$ZodNumber) return { ...field, kind: 'number', isOptional: false };
  if (schema instanceof z.core.$ZodEnum) return choicePlan(field, schema);
  if (schema instanceof z.core.$ZodArray) return arrayPlan(field, schema._zod.def.element);
  if (schema instanceof z.core.$ZodTuple) return tuplePlan(field, schema._zod.def);
  if (schema instanceof z.core.$ZodObject) return objectPlan(field, schema._zod.def);
  if (schema instanceof z.core.$ZodOptional) return optionalPlan(field, schema._zod.def.innerType);
  if (
    schema instanceof z.core.$ZodDefault &&
    schema._zod.def.innerType instanceof z.core.$ZodEnum
  ) {
    return choicePlan(field, schema._zod.def.innerType, String(schema._zod.def.defaultValue));
  }
  // A schema with a transform (texts, figures): the form edits its input, the whole schema checks it.
  if (schema instanceof z.core.$ZodPipe) {
    const plan = planOf(schema._zod.def.in);
    return plan.kind === 'text' ? textPlan(field) : { ...plan, ...field };
  }
  throw new Error(`No form for a field of type ${schema._zod.def.type}`);
}
