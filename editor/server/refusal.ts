import type { Problem } from '#site/content/pipeline/contentError.ts';
import { typeset } from '#site/domain/typography.ts';
import type { Plan } from '../content/plan.ts';
import { WHOLE } from '../content/plans.ts';
import { type Fields, fieldsOf, listOf } from '../content/toForm.ts';

/** Why a save is refused, in words for the owner. */
export class SaveRefusal extends Error {}

/** "groups[1].items[0].slug" → groups, 1, items, 0, slug. */
const stepsOf = (field: string): string[] => field.split(/[.[\]]+/).filter((step) => step !== '');

/** The name of a list entry as the owner sees it, or else its position. */
function entryName(step: string, entry: unknown, calledBy: string): string {
  const name = fieldsOf(entry)[calledBy];
  return typeof name === 'string' && name !== '' ? `« ${name} »` : `n° ${Number(step) + 1}`;
}

/** The labels on the path to a field, as the owner sees them, instead of the names in the file. */
function labelsTo(plan: Plan, [step, ...rest]: readonly string[], form: unknown): string[] {
  if (step === undefined) return [];
  switch (plan.kind) {
    case 'group': {
      const inner = plan.fields.get(step);
      if (inner === undefined) return [step];
      return [inner.label, ...labelsTo(inner, rest, fieldsOf(form)[step])];
    }
    case 'list': {
      const entry = listOf(form)[Number(step)];
      return [entryName(step, entry, plan.calledBy), ...labelsTo(plan.item, rest, entry)];
    }
    case 'map': {
      const entry = listOf(form).find((one) => fieldsOf(one)['key'] === step);
      const { value } = fieldsOf(entry);
      const name = value === undefined ? step : entryName(step, value, plan.calledBy);
      return [name, ...labelsTo(plan.item, rest, value)];
    }
    case 'option':
      return labelsTo(plan.inner, [step, ...rest], fieldsOf(form)['value']);
    case 'texts':
    case 'numbers':
    case 'table':
      return [`ligne ${Number(step) + 1}`];
    default:
      return [step];
  }
}

/** Returns the content of each form. */
type FormOf = (file: string, plan: Plan) => Fields;

/** What the build says of the content, one line each, told where the owner can see it. */
export function tellProblems(
  plans: ReadonlyMap<string, Plan>,
  problems: readonly Problem[],
  formOf: FormOf,
): string[] {
  return problems.map(({ file, field, reason }) => {
    const name = file.replace(/^content\//, '');
    const plan = plans.get(name);
    if (plan === undefined) return typeset(`• ${file} : ${reason}`);
    const fields = formOf(name, plan);
    const form = plan.kind === 'group' ? fields : fields[WHOLE];
    const place = [plan.label, ...labelsTo(plan, stepsOf(field), form)].join(' › ');
    return typeset(`• ${place} : ${reason}`);
  });
}

/** All that the build would refuse. */
export function refuseProblems(
  plans: ReadonlyMap<string, Plan>,
  problems: readonly Problem[],
  formOf: FormOf,
): SaveRefusal {
  const lines = tellProblems(plans, problems, formOf).join('\n');
  return new SaveRefusal(
    `${typeset("Rien n'est enregistré, votre saisie est gardée. À corriger :")}\n${lines}`,
  );
}
