import type { ConsentContent } from '#site/content/consent.ts';
import styles from './ConsentBanner.module.css';
import { ConsentDialog } from './ConsentDialog.tsx';

interface Props {
  words: ConsentContent;
}

/**
 * Static and hidden: behaviors/consent.ts shows it to those who have not chosen. The dialog waits
 * in a template, so that it costs nothing to those who never open it.
 */
export function ConsentBanner({ words }: Props) {
  return (
    <>
      <section
        id="consent-banner"
        className={`screen-only ${styles.banner}`}
        data-ground="paper"
        aria-label={words.regionLabel}
        hidden
      >
        <p className={styles.description}>
          {words.description} <a href={words.policy.href}>{words.policy.label}</a>{' '}
          <button type="button" data-consent="customize" aria-haspopup="dialog">
            {words.customize}
          </button>
        </p>
        <button type="button" className={styles.choice} data-consent="accept">
          {words.accept}
        </button>
        <button type="button" className={styles.choice} data-consent="reject">
          {words.reject}
        </button>
        <button type="button" className={styles.close} data-consent="close">
          {words.close}
        </button>
      </section>
      <template id="consent-dialog-template">
        <ConsentDialog words={words.dialog} />
      </template>
      {/* No role: an empty status is read out as one with every page. */}
      <p
        id="consent-status"
        className="visually-hidden"
        aria-live="polite"
        aria-atomic="true"
        data-saved={words.saved}
      />
    </>
  );
}
