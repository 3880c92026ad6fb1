import type { ComponentProps } from 'react';
import styles from './Choice.module.css';

/** One of a list, in the voice of the fields beside it. Renders a <select>. */
export function Choice(attributes: Omit<ComponentProps<'select'>, 'className'>) {
  return <select {...attributes} className={styles.choice} />;
}
