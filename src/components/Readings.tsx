import type { ReactNode } from 'react';
import { Co2 } from './Co2.tsx';
import styles from './Readings.module.css';

interface Props {
  /** Each a name, and its value. */
  readings: readonly (readonly [name: string, value: ReactNode])[];
  /** On phones they stand behind a fold of this title. */
  fold?: string;
}

/** Every figure of an instrument. Renders a <dl>, in a <details> where there is a fold. */
export function Readings({ readings, fold }: Props) {
  const list = (
    <dl className={styles.readings}>
      {readings.map(([name, value]) => [
        <dt key={name}>
          <Co2 text={name} />
        </dt>,
        <dd key={`${name} =`}>{value}</dd>,
      ])}
    </dl>
  );
  if (fold === undefined) return list;
  return (
    <details className={styles.fold}>
      <summary>{fold}</summary>
      {list}
    </details>
  );
}
