import type { Department } from '#site/content/regions.ts';
import styles from './Departments.module.css';

interface Props {
  departments: readonly Department[];
  /** Heard between two names that may be the same: Paris, préfecture Paris. */
  prefecture: string;
}

/**
 * The departments of a region. The styles that light a twin on the map (lib/zoneHighlight.ts) find a card by its
 * code. No word stands in a card alone: Orca, reading all, would say the whole card in its place. Renders a <ul>.
 */
export function Departments({ departments, prefecture }: Props) {
  return (
    <ul className={styles.departments}>
      {departments.map(({ code, name, city, delay }) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: focus reveals the delay, as hovering does.
        <li key={code} tabIndex={0} data-code={code}>
          <b>{code}</b> <span>{name}</span>{' '}
          <small className="heard-before" data-before={prefecture}>
            {city}
          </small>{' '}
          <em>{delay}</em>
        </li>
      ))}
    </ul>
  );
}
