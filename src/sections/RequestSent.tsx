import { BreakdownCall } from '#site/components/BreakdownCall.tsx';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { NextSteps } from '#site/components/NextSteps.tsx';
import { PageHead } from '#site/components/PageHead.tsx';
import { PhoneText } from '#site/components/PhoneText.tsx';
import { ReferencePlate } from '#site/components/ReferencePlate.tsx';
import type { ContactPageContent } from '#site/content/contactPage.ts';
import type { PhoneLink } from '#site/domain/phone.ts';
import styles from './RequestSent.module.css';

interface Props {
  words: Pick<ContactPageContent, 'sent' | 'steps' | 'breakdown'>;
  reference: string;
  phone: PhoneLink;
}

/** The reference, and what comes next. */
export function RequestSent({ words, reference, phone }: Props) {
  const { sent, steps, breakdown } = words;
  return (
    <>
      <PageHead title={sent.title} lead={sent.lead} />
      <div className={`columns elbow ${styles.body}`}>
        <ReferencePlate label={sent.referenceLabel} reference={reference} />
        <p className={styles.next}>
          <PhoneText text={sent.description} phone={phone} />
        </p>
        <p>
          <ButtonLink variant="line" href="/">
            {sent.home}
          </ButtonLink>
        </p>
        <div className={styles.after}>
          <NextSteps steps={steps} isBegun />
          <BreakdownCall words={breakdown} phone={phone} className={styles.breakdown} />
        </div>
      </div>
    </>
  );
}
