import { Co2 } from '#site/components/Co2.tsx';
import styles from './Rows.module.css';
import { type Found, sayRows } from './said.ts';
import type { SimulatorWords } from './words.ts';

interface Props {
  words: SimulatorWords;
  found: Found;
}

/** Where the money goes, and what else there is to gain. On phones behind a fold. Renders a <details>. */
export function Rows({ words, found }: Props) {
  return (
    <details className={styles.fold}>
      <summary>
        <Co2 text={words.more} />
      </summary>
      <dl className={styles.rows}>
        {sayRows(words, found).map(([term, value]) => [
          <dt key={term}>
            <Co2 text={term} />
          </dt>,
          <dd key={`${term} =`}>{value}</dd>,
        ])}
      </dl>
    </details>
  );
}
