import { type ComponentSchema, config, singleton } from '@keystatic/core';
import type { Plan } from '../content/plan.ts';
import { BODY, idOf, isMarkdown, WHOLE } from '../content/plans.ts';
import { plans } from '../forms.ts';
import { groupsOf } from '../navigation.ts';
import { Brand } from './Brand.tsx';
import { BODY_PLAN } from './bodyPlan.ts';
import { fieldOf } from './fields.tsx';
import { TextInput } from './inputs.tsx';
import { isText, leaf } from './leaf.tsx';

function schemaOf(file: string, plan: Plan): Record<string, ComponentSchema> {
  if (plan.kind !== 'group') return { [WHOLE]: fieldOf(plan) };
  const fields = Object.fromEntries(
    [...plan.fields].map(([name, field]) => [name, fieldOf(field)]),
  );
  return isMarkdown(file) ? { ...fields, [BODY]: leaf(BODY_PLAN, '', isText, TextInput) } : fields;
}

/** One form per file of content/, drawn from the schema that checks it. */
export const editorConfig = config({
  storage: { kind: 'local' },
  locale: 'fr-FR',
  ui: {
    brand: { name: 'Modifier le site', mark: Brand },
    navigation: Object.fromEntries(
      [...groupsOf(plans.keys())].map(([group, files]) => [group, files.map(idOf)]),
    ),
  },
  singletons: Object.fromEntries(
    [...plans].map(([file, plan]) => [
      idOf(file),
      singleton({
        label: plan.label,
        path: idOf(file),
        format: 'json',
        schema: schemaOf(file, plan),
      }),
    ]),
  ),
});
