import { each } from '#site/components/each.ts';
import styles from './RescueFields.module.css';

interface Props {
  labels: readonly string[];
}

/** Lines to fill in, on screen or by hand. They have no name and stand in no form: nothing can be sent. Renders a <div>. */
export function RescueFields({ labels }: Props) {
  return (
    <div className={styles.fields}>
      {each(labels, (label) => (
        <label>
          {label}
          <textarea rows={1} autoComplete="off" maxLength={180} />
        </label>
      ))}
    </div>
  );
}
