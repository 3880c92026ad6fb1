import type { Mode, Outcome } from '#site/domain/tools/tool.ts';
import styles from './Given.module.css';
import { sayInputs } from './sayInputs.ts';
import type { Words } from './words.ts';

interface Props {
  words: Words;
  mode: Mode;
  outcome: Outcome;
}

/** What the result was found for, where no field says it: on paper, and without a script. Renders a <p>. */
export function Given({ words, mode, outcome }: Props) {
  return (
    <p className={styles.given}>
      {`${words.kit.given} ${sayInputs(words, mode, outcome).join(', ')}.`}
    </p>
  );
}
