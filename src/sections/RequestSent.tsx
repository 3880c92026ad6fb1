import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { PageHead } from '#site/components/PageHead.tsx';
import { PhoneText } from '#site/components/PhoneText.tsx';
import type { ContactPageContent } from '#site/content/contactPage.ts';
import type { PhoneLink } from '#site/domain/phone.ts';
import styles from './RequestSent.module.css';

interface Props {
  words: ContactPageContent['sent'];
  reference: string;
  phone: PhoneLink;
}

/** The reference, engraved on a machine's nameplate. */
export function RequestSent({ words, reference, phone }: Props) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className={`columns ${styles.body}`}>
        <p className={`plate ${styles.reference}`}>
          {words.referenceLabel}
          <b translate="no">{reference}</b>
        </p>
        <p className={styles.next}>
          <PhoneText text={words.description} phone={phone} />
        </p>
        <p className={styles.action}>
          <ButtonLink variant="line" href="/">
            {words.home}
          </ButtonLink>
        </p>
      </div>
    </>
  );
}
