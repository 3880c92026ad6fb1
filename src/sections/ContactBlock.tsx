import type { ReactNode } from 'react';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { Section } from '#site/components/Section.tsx';
import type { Company } from '#site/content/company.ts';
import type { ContactContent } from '#site/content/contact.ts';
import type { PhoneLink } from '#site/domain/phone.ts';
import { typeset } from '#site/domain/typography.ts';
import styles from './ContactBlock.module.css';

interface Props {
  words: ContactContent;
  company: Pick<Company, 'name' | 'email' | 'address'>;
  phone: PhoneLink;
  /** The savings simulator: the main ends in it. */
  children: ReactNode;
}

export function ContactBlock({ words, company, phone, children }: Props) {
  const [diagnostic, expert] = words.actions;
  const { street, postalCode, city } = company.address;
  const mailto = `mailto:${company.email}`;
  return (
    <Section id="contact" title={words.title} lead={words.lead} ground="night" variant="end">
      <p className={styles.breakdown}>{words.breakdown}</p>
      <address className={styles.address}>
        <a className={styles.phone} href={phone.href}>
          {phone.large}
        </a>
        <p className={styles.lines}>
          <a href={mailto}>{company.email}</a>
          {typeset(` ${company.name}, ${street}\n${postalCode}\u00a0${city}`)}
        </p>
        <p className={styles.actions}>
          <ButtonLink variant="line" href={diagnostic.href}>
            {diagnostic.label}
          </ButtonLink>{' '}
          <ButtonLink variant="line" href={mailto}>
            {expert.label}
          </ButtonLink>
        </p>
      </address>
      {children}
    </Section>
  );
}
