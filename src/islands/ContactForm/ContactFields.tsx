import { ELAPSED, type LeadErrors, type LeadValues, TRAP } from '#site/domain/lead.ts';
import styles from './ContactFields.module.css';
import { Field } from './Field.tsx';
import { RequestTypes } from './RequestTypes.tsx';
import type { FormWords } from './words.ts';

interface Props {
  words: FormWords;
  values: LeadValues;
  errors: LeadErrors;
}

/** Uncontrolled: what was typed before the script came stays. */
export function ContactFields({ words, values, errors }: Props) {
  const { labels, optional } = words;
  const common = (field: keyof typeof labels) => ({
    field,
    label: labels[field],
    value: values[field],
    error: errors[field],
  });
  return (
    <>
      <RequestTypes words={words} chosen={values.requestType} error={errors.requestType} />
      <div className={styles.pair}>
        <Field {...common('lastName')} />
        <Field {...common('firstName')} optional={optional} />
        <Field {...common('phone')} hint={`${words.phoneFormat} ${words.oneOfTwo}`} />
        <Field {...common('email')} hint={words.emailFormat} />
        <Field {...common('company')} optional={optional} />
        <Field {...common('city')} optional={optional} />
      </div>
      <Field {...common('message')} optional={optional} hint={words.messageHint} />
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={TRAP}>{words.trapLabel}</label>
        <input type="text" id={TRAP} name={TRAP} tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name={ELAPSED} />
    </>
  );
}
