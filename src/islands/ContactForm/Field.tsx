import { rulesOf, type TypedField } from '#site/domain/lead.ts';
import styles from './Field.module.css';

interface Props {
  field: TypedField;
  label: string;
  /** "facultatif", shown beside the label of an optional field. */
  optional: string;
  hint: string | undefined;
  error: string | undefined;
  value: string;
}

/** A label, what it asks for, and what is wrong with the answer. Renders a <div>. */
export function Field({ field, label, optional, hint, error, value }: Props) {
  const { name, max, input, autoComplete, missing, isWayBack } = rulesOf(field);
  const isOptional = missing === undefined && !isWayBack;
  // The error says again what the hint says: one of them is heard.
  const described = error === undefined ? hint && `${name}-aide` : `${name}-erreur`;
  const control = {
    id: name,
    name,
    defaultValue: value,
    // A message that is too long is said to be: cut by the browser as it is pasted, its end would be lost unseen.
    maxLength: input === 'lines' ? undefined : max,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': described,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={name}>
        {/* One text with its space: Chromium reads out "Prénomfacultatif" if the space stands alone. */}
        {isOptional ? `${label} ` : label}
        {isOptional && <small>{optional}</small>}
      </label>
      {input === 'lines' ? (
        <textarea {...control} rows={5} />
      ) : (
        <input
          {...control}
          type={input}
          autoComplete={autoComplete}
          // Not `required`: Firefox would call an empty field wrong before anything is typed.
          aria-required={missing !== undefined || undefined}
        />
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
