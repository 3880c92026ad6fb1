import type { ReactNode } from 'react';
import styles from './MainReading.module.css';

interface Props {
  label: ReactNode;
  value: ReactNode;
  note?: string | undefined;
  /** Said again right under it on wide screens: shown on narrow ones only. */
  isNoteRepeated?: boolean;
  /** Less to show off: said, in the voice of the text. */
  isQuiet?: boolean;
}

/** The one figure of an instrument. Renders a <p>. */
export function MainReading({ label, value, note, isNoteRepeated, isQuiet = false }: Props) {
  return (
    <p className={styles.reading} data-ground="screen" data-quiet={isQuiet ? '' : undefined}>
      {label} <b>{value}</b>
      {note && <span data-repeated={isNoteRepeated ? '' : undefined}>{` ${note}`}</span>}
    </p>
  );
}
