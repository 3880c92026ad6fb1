import styles from './StoppedMain.module.css';

/** The lever of a valve, along the axis x, and the hole for its pivot. */
const LEVER = 'M0-5h33a5 5 0 0 1 0 10H0a5 5 0 0 1 0-10ZM-2 0a2 2 0 0 0 4 0a2 2 0 0 0-4 0Z';

/**
 * The main beside a stopped compressor: shut above and empty, fed again by the rented machine below. For eyes only,
 * the title says it. Renders an <svg>.
 */
export function StoppedMain() {
  return (
    <svg className={styles.main} aria-hidden="true">
      <path className={styles.sleeve} d="M6 0h22v5H6zM9 5h16v30H9zM6 35h22v5H6z" />
      <g transform="translate(17 20)">
        <path className={styles.lever} d={LEVER} />
      </g>
      <svg y="100%" overflow="visible" aria-hidden="true">
        <rect className={styles.branch} x="20" height="8" y="-32" />
        <path className={styles.sleeve} d="M6-40h22v24H6z" />
        <rect className={styles.end} y="-38" width="8" height="20" />
        <g transform="translate(40 -28)">
          <path className={styles.lever} d={LEVER} />
        </g>
      </svg>
    </svg>
  );
}
