import { BreakdownCall } from '#site/components/BreakdownCall.tsx';
import { NextSteps } from '#site/components/NextSteps.tsx';
import { PageHead } from '#site/components/PageHead.tsx';
import type { ContactPageContent } from '#site/content/contactPage.ts';
import type { PhoneLink } from '#site/domain/phone.ts';
import styles from './RequestSetback.module.css';

interface Props {
  words: ContactPageContent['notSent'];
  breakdown: ContactPageContent['breakdown'];
  phone: PhoneLink;
}

/** A request that did not leave, or cannot be found: what to do, and the number to call. */
export function RequestSetback({ words, breakdown, phone }: Props) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className={`columns ${styles.body}`}>
        <NextSteps steps={words.steps} />
        <BreakdownCall words={breakdown} phone={phone} className={styles.breakdown} />
      </div>
    </>
  );
}
