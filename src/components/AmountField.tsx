import type { ReactNode } from 'react';
import styles from './AmountField.module.css';

interface Props {
  id: string;
  /** Where the address knows it by a name. */
  name?: string;
  label: string;
  unit: string;
  type?: 'text' | 'date';
  text: string;
  maxLength?: number | undefined;
  /** What is wrong with it, and what can be typed. */
  error: string | undefined;
  onChange: (text: string) => void;
  /** Another way to set it: a slider, a list. */
  children?: ReactNode;
}

/** An amount to type, with its unit and what is wrong with it. Renders cells of a grid of three columns. */
export function AmountField(props: Props) {
  const { id, label, unit, type = 'text', error, onChange, children } = props;
  const errorId = error && `${id}-erreur`;
  return (
    <>
      <label className={styles.name} htmlFor={id}>
        {label}
      </label>
      <input
        className={styles.value}
        data-alone={children ? undefined : ''}
        id={id}
        name={props.name}
        type={type}
        value={props.text}
        onChange={({ target }) => onChange(target.value)}
        aria-label={unit === '' ? undefined : `${label} (${unit})`}
        aria-invalid={error ? true : undefined}
        aria-describedby={errorId}
        inputMode={type === 'text' ? 'decimal' : undefined}
        autoComplete="off"
        maxLength={props.maxLength}
      />
      {/* Heard with the field's name. */}
      {unit && <span aria-hidden="true">{unit}</span>}
      {children}
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </>
  );
}
