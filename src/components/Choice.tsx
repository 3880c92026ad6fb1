import type { ComponentProps } from 'react';
import styles from './Choice.module.css';

interface Props extends Omit<ComponentProps<'select'>, 'className'> {
  label: string;
}

/** One of a list, in the voice of the fields around it. Renders a <label>. */
export function Choice({ label, ...attributes }: Props) {
  return (
    <label className={styles.choice}>
      {label}
      <select {...attributes} />
    </label>
  );
}
