import type { BasicFormField } from '@keystatic/core';
import type { ReactElement } from 'react';
import { typeset } from '#site/domain/typography.ts';
import { adviceIn, problemIn } from '../content/checkField.ts';
import type { Plan } from '../content/plan.ts';

export interface InputProps<Value> {
  readonly plan: Plan;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly autoFocus: boolean;
  /** What is wrong, once the owner has tried to save. */
  readonly problem: string | undefined;
}

/** What could be better stands first under the field. */
function withAdvice(plan: Plan, value: unknown): Plan {
  const advice = adviceIn(plan, value);
  return advice === undefined
    ? plan
    : { ...plan, hint: typeset(`À améliorer : ${advice}. ${plan.hint}`) };
}

/** A field of the form that the build's own schema checks. */
export function leaf<Value extends string | number | null>(
  plan: Plan,
  empty: Value,
  isValue: (stored: unknown) => stored is Value,
  Input: (props: InputProps<Value>) => ReactElement,
): BasicFormField<Value> {
  const parse = (stored: unknown) => (isValue(stored) ? stored : empty);
  return {
    kind: 'form',
    label: plan.label,
    Input: ({ value, onChange, autoFocus, forceValidation }) => (
      <Input
        {...{ value, onChange, autoFocus }}
        plan={withAdvice(plan, value)}
        problem={forceValidation || value !== empty ? problemIn(plan, value) : undefined}
      />
    ),
    defaultValue: () => empty,
    parse,
    serialize: (value) => ({ value: value ?? undefined }),
    // Always accepted here: refusing a field that is out of sight would block the save without a message. The server
    // names it.
    validate: (value) => value,
    reader: { parse },
  };
}

export const isText = (stored: unknown): stored is string => typeof stored === 'string';

export const isNumber = (stored: unknown): stored is number | null =>
  typeof stored === 'number' || stored === null;
