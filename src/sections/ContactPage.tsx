import type { ReactNode } from 'react';
import { BreakdownCall } from '#site/components/BreakdownCall.tsx';
import { NextSteps } from '#site/components/NextSteps.tsx';
import { PageHead } from '#site/components/PageHead.tsx';
import { Picture, type ResponsiveImage } from '#site/components/Picture.tsx';
import type { Company } from '#site/content/company.ts';
import type { ContactPageContent } from '#site/content/contactPage.ts';
import { MEDIA } from '#site/domain/breakpoints.ts';
import type { PhoneLink } from '#site/domain/phone.ts';
import { typeset } from '#site/domain/typography.ts';
import styles from './ContactPage.module.css';

interface Props {
  words: ContactPageContent;
  company: Pick<Company, 'name' | 'email' | 'address'>;
  phone: PhoneLink;
  /** Left out where something went wrong: the visitor has other things to look at. */
  photo?: { image: ResponsiveImage; alt: string } | undefined;
  /** The form. */
  children: ReactNode;
}

export function ContactPage({ words, company, phone, photo, children }: Props) {
  const { street, postalCode, city } = company.address;
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        <BreakdownCall words={words.breakdown} phone={phone} className={styles.breakdown} />
      </PageHead>
      <div className={`columns elbow ${styles.body}`}>
        <section id="devis" className={styles.quote}>
          <h2>{words.form.title}</h2>
          {children}
        </section>
        <div className={styles.after}>
          {photo && (
            <Picture
              image={photo.image}
              alt={photo.alt}
              sizes={`${MEDIA.wide} min(33vw - 5.9rem, 34rem), 92vw`}
            />
          )}
          <NextSteps steps={words.steps} />
          <address>
            <a href={`mailto:${company.email}`}>{company.email}</a>
            {typeset(` ${company.name}, ${street}\n${postalCode}\u00a0${city}`)}
          </address>
        </div>
      </div>
    </>
  );
}
