import type { Department } from '#site/content/regions.ts';
import styles from './Departments.module.css';

/**
 * The departments of a region. The styles that light a twin on the map (lib/zoneHighlight.ts) find a card by its
 * code. Renders a <ul>.
 */
export function Departments({ departments }: { departments: readonly Department[] }) {
  return (
    <ul className={styles.departments}>
      {departments.map(({ code, name, city, delay }) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: focus reveals the delay, as hovering does.
        <li key={code} tabIndex={0} data-code={code}>
          <b>{code}</b>
          {` ${name} `}
          <small>{city}</small> <em>{delay}</em>
        </li>
      ))}
    </ul>
  );
}
