import type { HTMLInputAutoCompleteAttribute } from 'react';
import { FIELDS, type LeadField } from '#site/domain/lead.ts';
import styles from './Field.module.css';

interface Props {
  field: LeadField;
  label: string;
  /** "facultatif", said beside the label. */
  optional?: string;
  hint?: string;
  error?: string | undefined;
  value: string;
  type?: 'text' | 'tel' | 'email' | 'textarea';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  isRequired?: boolean;
}

/** A label, what it asks for, and what is wrong with the answer. Renders a <div>. */
export function Field({
  field,
  label,
  optional,
  hint,
  error,
  value,
  type = 'text',
  autoComplete,
  isRequired = false,
}: Props) {
  const { name, most } = FIELDS[field];
  const described = [error && `${name}-erreur`, hint && `${name}-aide`].filter(Boolean).join(' ');
  const control = {
    id: name,
    name,
    defaultValue: value,
    maxLength: most,
    required: isRequired,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': described === '' ? undefined : described,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={name}>
        {/* One text with its space: Chromium reads out "Prénomfacultatif" if the space stands alone. */}
        {optional === undefined ? label : `${label} `}
        {optional !== undefined && <small>{optional}</small>}
      </label>
      {type === 'textarea' ? (
        <textarea {...control} rows={5} />
      ) : (
        <input {...control} type={type} autoComplete={autoComplete} />
      )}
      {error !== undefined && (
        <p id={`${name}-erreur`} className={styles.error}>
          {error}
        </p>
      )}
      {hint !== undefined && <p id={`${name}-aide`}>{hint}</p>}
    </div>
  );
}
