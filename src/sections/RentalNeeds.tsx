import { Fragment } from 'react';
import type { RentalContent } from '#site/content/rental.ts';
import styles from './RentalNeeds.module.css';

/** What to tell us when renting. Renders an <h4> and a <dl>. */
export function RentalNeeds({ words }: { words: Pick<RentalContent, 'needsTitle' | 'needs'> }) {
  return (
    <>
      <h4 className={styles.title}>{words.needsTitle}</h4>
      <dl className={styles.needs}>
        {words.needs.map(({ term, detail }) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </Fragment>
        ))}
      </dl>
    </>
  );
}
