import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { PageHead } from '#site/components/PageHead.tsx';
import { Picture, type ResponsiveImage } from '#site/components/Picture.tsx';
import type { Company } from '#site/content/company.ts';
import type { ContactPageContent } from '#site/content/contactPage.ts';
import type { PhoneLink } from '#site/domain/phone.ts';
import styles from './ContactPage.module.css';

interface Props {
  words: ContactPageContent;
  company: Pick<Company, 'name' | 'email' | 'address'>;
  phone: PhoneLink;
  photo: { image: ResponsiveImage; alt: string };
}

/** A mail with its lines prepared: five answers are enough to be called back with a price. */
function mailto(email: string, { mailSubject, mailBody }: ContactPageContent['quote']): string {
  const lines = mailBody.map((line) => `${line} \r\n`).join('\r\n');
  return `mailto:${email}?subject=${encodeURIComponent(mailSubject)}&body=${encodeURIComponent(lines)}`;
}

export function ContactPage({ words, company, phone, photo }: Props) {
  const { quote, breakdown, steps } = words;
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className={`columns ${styles.body}`}>
        <section id="devis" className={styles.quote}>
          <h2>{quote.title}</h2>
          <p className={styles.action}>
            <ButtonLink href={mailto(company.email, quote)}>{quote.action}</ButtonLink>
          </p>
          <p>{quote.description}</p>
          <ul>
            {quote.mailBody.map((line) => (
              <li key={line}>{line.replace(/\s:$/, '')}</li>
            ))}
          </ul>
          <address>
            <a href={`mailto:${company.email}`}>{company.email}</a>
            <br />
            {company.name}, {company.address.street}, {company.address.postalCode}
            {'\u00a0'}
            {company.address.city}
          </address>
        </section>
        <aside className={styles.aside}>
          <Picture image={photo.image} alt={photo.alt} sizes="(min-width: 62rem) 33vw, 100vw" />
          <h2>{breakdown.title}</h2>
          <a className={styles.phone} href={phone.href}>
            {phone.large}
          </a>
          <p>{breakdown.description}</p>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </aside>
      </div>
    </>
  );
}
