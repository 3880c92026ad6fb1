import styles from './PressureReading.module.css';

/**
 * What a gauge on the stopped main would read, as large as a title: it falls as the pipe drains, and `isFed` rises
 * with the rented machine. For eyes only, the words say it. Renders a <span>.
 */
export function PressureReading({ isFed = false }: { isFed?: boolean }) {
  return <span className={isFed ? styles.fed : styles.fallen} aria-hidden="true" />;
}
