import type { ComponentProps } from 'react';
import styles from './SubmitButton.module.css';

/** Sends its form. Renders a <button>. */
export const SubmitButton = (props: Omit<ComponentProps<'button'>, 'type' | 'className'>) => (
  <button type="submit" className={`arrow ${styles.button}`} {...props} />
);
