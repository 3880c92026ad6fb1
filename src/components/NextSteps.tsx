import { each } from './each.ts';
import styles from './NextSteps.module.css';

interface Props {
  steps: readonly string[];
}

/** What happens after a request. Renders an <ol>. */
export function NextSteps({ steps }: Props) {
  return (
    <ol className={styles.steps}>
      {each(steps, (step) => (
        <li>{step}</li>
      ))}
    </ol>
  );
}
