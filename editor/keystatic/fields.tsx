import { uses } from 'virtual:editor-facts';
import { type ComponentSchema, fields } from '@keystatic/core';
import { z } from 'zod';
import type { Plan, PlanOf } from '../content/plan.ts';
import { fieldsOf } from '../content/toForm.ts';
import { FileInput } from './FileInput.tsx';
import { ChoiceInput, LinesInput, NumberInput, TextInput } from './inputs.tsx';
import { type InputProps, isNumber, isText, leaf } from './leaf.tsx';

const PHOTO_HINT =
  'JPEG, PNG ou WebP, 1200 pixels de large au moins. Elle est recadrée comme celle d’avant.';

function PictureInput(props: InputProps<string>) {
  const present = props.value === '' ? '' : `/src/assets/pictures/${props.value}.webp`;
  return (
    <FileInput {...props} present={present} accept="image/*" action="Choisir une autre photo…" />
  );
}

function LogoInput(props: InputProps<string>) {
  const present = props.value === '' ? '' : `/src/assets/logos/${props.value}.svg`;
  return <FileInput {...props} present={present} accept=".svg" action="Choisir un autre logo…" />;
}

/** The name of a figure, and where it is used. */
function KeyInput(props: InputProps<string>) {
  const places = uses[props.value] ?? [];
  const hint = places.length === 0 ? 'Utilisé nulle part.' : `Utilisé dans : ${places.join(', ')}.`;
  return <TextInput {...props} plan={{ ...props.plan, hint }} />;
}

/** A part that has no schema of its own: the whole is checked when it is saved. */
const part = (label: string, hint = ''): PlanOf<'text'> => ({
  ...{ kind: 'text', multiline: false, label, hint },
  schema: z.string(),
});

/** As texts can name it in braces. */
const KEY = z
  .string()
  .regex(/^[a-z][a-z0-9_]*$/, 'nom incorrect : minuscules, chiffres et _, sans espace');

const record = (plans: ReadonlyMap<string, Plan>): Record<string, ComponentSchema> =>
  Object.fromEntries([...plans].map(([name, plan]) => [name, fieldOf(plan)]));

function picture(plan: PlanOf<'described picture'>): ComponentSchema {
  const photos = plan
    .pictures({})
    .map(({ label }, index) => [
      String(index),
      leaf(part(label, PHOTO_HINT), '', isText, PictureInput),
    ]);
  const alt = leaf({ ...plan, kind: 'text', multiline: true }, '', isText, TextInput);
  return fields.object({ ...Object.fromEntries(photos), alt });
}

const entryOf = (props: unknown, name: string): unknown =>
  fieldsOf(fieldsOf(props)['fields'])[name];

const nameOf = (props: unknown, calledBy: string): string =>
  String(fieldsOf(entryOf(props, calledBy))['value'] ?? '');

function list({ item, label, hint, calledBy }: PlanOf<'list'>): ComponentSchema {
  const itemLabel = (props: unknown) => nameOf(props, calledBy);
  return fields.array(fieldOf(item), { label, description: hint, itemLabel });
}

function map({ item, label, hint, calledBy, keyLabel }: PlanOf<'map'>): ComponentSchema {
  const key = leaf({ ...part(keyLabel), schema: KEY }, '', isText, KeyInput);
  return fields.array(fields.object({ key, value: fieldOf(item) }), {
    label,
    description: hint,
    itemLabel: (props: unknown) => nameOf(entryOf(props, 'value'), calledBy),
  });
}

/** The field of Keystatic that edits what a plan describes. */
export function fieldOf(plan: Plan): ComponentSchema {
  switch (plan.kind) {
    case 'text':
      return leaf(plan, '', isText, TextInput);
    case 'texts':
    case 'numbers':
    case 'table':
      return leaf(plan, '', isText, LinesInput);
    case 'choice':
      return leaf(plan, plan.fallback ?? '', isText, ChoiceInput);
    case 'number':
      return leaf(plan, null, isNumber, NumberInput);
    case 'logo':
      return leaf(plan, '', isText, LogoInput);
    case 'described picture':
      return picture(plan);
    case 'group':
      return fields.object(record(plan.fields), { label: plan.label, description: plan.hint });
    case 'list':
      return list(plan);
    case 'map':
      return map(plan);
    case 'option':
      return fields.conditional(fields.checkbox({ label: plan.label, description: plan.hint }), {
        true: fieldOf(plan.inner),
        false: fields.empty(),
      });
  }
}
