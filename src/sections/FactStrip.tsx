import type { HeroContent } from '#site/content/hero.ts';
import styles from './FactStrip.module.css';

interface Props {
  facts: HeroContent['facts'];
}

/** What a visitor must know in ten seconds; the main starts here as an elbow. */
export function FactStrip({ facts }: Props) {
  return (
    <ul className={`elbow ${styles.facts}`} data-ground="cabinet">
      {facts.map(({ value, label }) => (
        <li key={value}>
          <b>{value}</b>
          {` ${label}`}
        </li>
      ))}
    </ul>
  );
}
