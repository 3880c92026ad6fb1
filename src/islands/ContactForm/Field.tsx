import type { ComponentProps } from 'react';
import { FIELDS, type LeadField } from '#site/domain/lead.ts';
import styles from './Field.module.css';

type TextField = Exclude<LeadField, 'requestType' | 'estimate'>;

/** The keyboard a phone shows, and what browsers fill in by themselves. */
const INPUTS: Record<Exclude<TextField, 'message'>, ComponentProps<'input'>> = {
  lastName: { type: 'text', autoComplete: 'family-name', required: true },
  firstName: { type: 'text', autoComplete: 'given-name' },
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
  company: { type: 'text', autoComplete: 'organization' },
  city: { type: 'text', autoComplete: 'address-level2' },
};

interface Props {
  field: TextField;
  label: string;
  /** "facultatif", said beside the label. */
  optional?: string;
  hint?: string;
  error?: string | undefined;
  value: string;
}

/** A label, what it asks for, and what is wrong with the answer. Renders a <div>. */
export function Field({ field, label, optional, hint, error, value }: Props) {
  const { name, most } = FIELDS[field];
  const described = [error && `${name}-erreur`, hint && `${name}-aide`].filter(Boolean).join(' ');
  const control = {
    id: name,
    name,
    defaultValue: value,
    maxLength: most,
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
      {field === 'message' ? (
        <textarea {...control} rows={5} />
      ) : (
        <input {...control} {...INPUTS[field]} />
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
