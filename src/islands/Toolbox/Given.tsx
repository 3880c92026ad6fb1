import { formatDate } from '#site/domain/date.ts';
import type { Mode, Outcome } from '#site/domain/tools/tool.ts';
import styles from './Given.module.css';
import { sayInputs } from './sayInputs.ts';
import type { Words } from './words.ts';

interface Props {
  words: Words;
  mode: Mode;
  outcome: Outcome;
  /** A sheet of paper has neither the day nor the address. Empty without a script. */
  today: string;
  query: string;
}

/** What the result was found for, where no field says it: on paper, and without a script. Renders <p>s. */
export function Given({ words, mode, outcome, today, query }: Props) {
  const { given, printed } = words.kit;
  return (
    <>
      <p className={styles.given}>{`${given} ${sayInputs(words, mode, outcome).join(', ')}.`}</p>
      {today && (
        <p className={styles.given}>
          {`${printed} ${formatDate(today)}\u00a0: ${location.origin}${location.pathname}?${query}`}
        </p>
      )}
    </>
  );
}
