import styles from './PressureReading.module.css';

/**
 * What a gauge on the stopped main would read, as large as a title: it falls as the pipe drains, and `fedBy` rises with
 * the rented machine, which it names. For eyes only, the words say it. Renders a <span>.
 */
export function PressureReading({ fedBy }: { fedBy?: string }) {
  return (
    <span className={fedBy === undefined ? styles.fallen : styles.fed} aria-hidden="true">
      {fedBy}
    </span>
  );
}
