import type { ReactNode } from 'react';
import styles from './MainReading.module.css';

interface Props {
  label: ReactNode;
  value: string;
  note?: string | undefined;
  /** Less to show off: said, in the voice of the text. */
  isQuiet?: boolean;
}

/** The one figure of an instrument. Renders a <p>. */
export function MainReading({ label, value, note, isQuiet = false }: Props) {
  return (
    <p className={styles.reading} data-ground="screen" data-quiet={isQuiet ? '' : undefined}>
      {label} <b>{value}</b>
      {note && ` ${note}`}
    </p>
  );
}
