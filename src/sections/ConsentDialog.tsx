import type { ConsentContent } from '#site/content/consent.ts';
import styles from './ConsentDialog.module.css';

interface Props {
  words: ConsentContent['dialog'];
}

/** Cloned out of its template by behaviors/consent.ts, which opens it as a modal. */
export function ConsentDialog({ words }: Props) {
  return (
    <dialog
      id="consent-dialog"
      closedby="any"
      className={styles.dialog}
      data-ground="paper"
      aria-labelledby="consent-dialog-title"
      // biome-ignore lint/a11y/noAutofocus: Firefox says the title only if the dialog itself takes the focus.
      autoFocus
    >
      <form method="dialog">
        <h2 id="consent-dialog-title" className={styles.title}>
          {words.title}
        </h2>
        <div className={styles.row}>
          <h3>{words.essential}</h3>
          <em className={styles.state}>{words.essentialState}</em>
          <p>{words.essentialDescription}</p>
        </div>
        <div className={styles.row}>
          <label htmlFor="consent-analytics">{words.analytics}</label>
          <input
            id="consent-analytics"
            className={styles.switch}
            type="checkbox"
            name="analytics"
            defaultChecked
            aria-describedby="consent-analytics-note"
          />
          <p id="consent-analytics-note">{words.analyticsDescription}</p>
        </div>
        <p className={styles.actions}>
          <button type="submit" value="save" data-variant="save">
            {words.save}
          </button>
          <button type="submit" value="cancel">
            {words.cancel}
          </button>
        </p>
      </form>
    </dialog>
  );
}
