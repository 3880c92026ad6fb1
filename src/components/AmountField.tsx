import type { ComponentProps, ReactNode } from 'react';
import styles from './AmountField.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'className' | 'onChange'> {
  label: string;
  unit: string;
  /** What it is, where its name does not say it to everybody. */
  hint?: string | undefined;
  /** What is wrong with it, and what can be typed. */
  error: string | undefined;
  onChange: (text: string) => void;
  /** Another way to set it: a slider, a list. */
  children?: ReactNode;
}

/** An amount to type, with its unit and what is wrong with it. Renders cells of a grid of three columns. */
export function AmountField({ id, label, unit, hint, error, onChange, children, ...input }: Props) {
  const [hintId, errorId] = [hint && `${id}-aide`, error && `${id}-erreur`];
  const isDate = input.type === 'date';
  const cells = (
    <>
      <label className={styles.name} id={`${id}-nom`} htmlFor={id}>
        {label}
      </label>
      <input
        type="text"
        inputMode="decimal"
        {...input}
        className={styles.value}
        data-alone={children ? undefined : ''}
        id={id}
        onChange={({ target }) => onChange(target.value)}
        aria-labelledby={unit === '' ? undefined : `${id}-nom ${id}-unite`}
        aria-invalid={error ? true : undefined}
        aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
        autoComplete="off"
      />
    </>
  );
  return (
    <>
      {/* Firefox makes three fields of a date, none of which says what the date is. */}
      {isDate ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, and the label is there already.
        <div className={styles.date} role="group" aria-labelledby={`${id}-nom`}>
          {cells}
        </div>
      ) : (
        cells
      )}
      {/* Heard in the field's name, and not once more after it. */}
      {unit && (
        <span id={`${id}-unite`} aria-hidden="true">
          {unit}
        </span>
      )}
      {children}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}{' '}
    </>
  );
}
