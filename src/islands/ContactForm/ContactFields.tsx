import {
  ELAPSED,
  type LeadErrors,
  type LeadValues,
  rulesOf,
  TRAP,
  TYPED_FIELDS,
  type TypedField,
} from '#site/domain/lead.ts';
import styles from './ContactFields.module.css';
import { Field } from './Field.tsx';
import { RequestTypes } from './RequestTypes.tsx';
import type { FormWords } from './words.ts';

interface Props {
  words: FormWords;
  values: LeadValues;
  errors: LeadErrors;
}

const hintsIn = (words: FormWords): Partial<Record<TypedField, string>> => ({
  phone: `${words.phoneFormat} ${words.oneOfTwo}`,
  email: words.emailFormat,
  message: words.messageHint,
});

const isText = (field: TypedField) => rulesOf(field).input === 'lines';

/** Uncontrolled: what was typed before the script came stays. */
export function ContactFields({ words, values, errors }: Props) {
  const hints = hintsIn(words);
  const show = (field: TypedField) => (
    <Field
      key={field}
      field={field}
      label={words.labels[field]}
      optional={words.optional}
      hint={hints[field]}
      value={values[field]}
      error={errors[field]}
    />
  );
  return (
    <>
      <RequestTypes words={words} chosen={values.requestType} error={errors.requestType} />
      <div className={styles.pair}>{TYPED_FIELDS.filter((field) => !isText(field)).map(show)}</div>
      {TYPED_FIELDS.filter(isText).map(show)}
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={TRAP}>{words.trapLabel}</label>
        <input type="text" id={TRAP} name={TRAP} tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name={ELAPSED} />
    </>
  );
}
