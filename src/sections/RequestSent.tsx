import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { PageHead } from '#site/components/PageHead.tsx';
import type { ContactPageContent } from '#site/content/contactPage.ts';
import styles from './RequestSent.module.css';

interface Props {
  words: ContactPageContent['sent'];
  reference: string;
}

/** The reference, engraved on a machine's nameplate. */
export function RequestSent({ words, reference }: Props) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className={`columns ${styles.body}`}>
        <p className={`plate ${styles.reference}`}>
          {words.referenceLabel}
          <b translate="no">{reference}</b>
        </p>
        <p className={styles.next}>{words.description}</p>
        <p className={styles.action}>
          <ButtonLink variant="line" href="/">
            {words.home}
          </ButtonLink>
        </p>
      </div>
    </>
  );
}
