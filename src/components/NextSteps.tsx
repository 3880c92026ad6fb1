import { each } from './each.ts';
import styles from './NextSteps.module.css';

interface Props {
  steps: readonly string[];
  /** The first has happened: ticked off. */
  isBegun?: boolean;
}

/** What happens after a request. Renders an <ol>. */
export function NextSteps({ steps, isBegun = false }: Props) {
  return (
    <ol className={styles.steps} data-begun={isBegun ? '' : undefined}>
      {each(steps, (step) => (
        <li>{step}</li>
      ))}
    </ol>
  );
}
