import { Co2 } from '#site/components/Co2.tsx';
import styles from './Formulas.module.css';
import type { SimulatorWords } from './words.ts';

interface Props {
  words: SimulatorWords['formulas'];
}

/** How every number is calculated, and on what assumptions. Renders a <details>. */
export function Formulas({ words }: Props) {
  return (
    <details className={styles.formulas}>
      <summary>{words.title}</summary>
      <ul>
        {words.lines.map((line) => (
          <li key={line}>
            <Co2 text={line} />
          </li>
        ))}
      </ul>
    </details>
  );
}
