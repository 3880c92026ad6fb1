import styles from './LateStyles.module.css';

/**
 * Where the styles of what follows stand, once integrations/delayStyles.ts has moved them here. HTML wants styles in
 * the head, but a drawing may hold some. Renders an <svg> that is not shown.
 */
export function LateStyles() {
  return (
    <svg className={styles.place} aria-hidden="true">
      <style />
    </svg>
  );
}
