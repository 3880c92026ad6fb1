import { Section } from '#site/components/Section.tsx';
import type { FaqContent } from '#site/content/faq.ts';
import type { PhoneLink } from '#site/domain/phone.ts';
import styles from './Faq.module.css';

interface Props {
  words: FaqContent;
  phone: PhoneLink;
}

/** Native and exclusive: one item open at a time, an open one closes again, no script. */
export function Faq({ words, phone }: Props) {
  return (
    <Section id="faq" title={words.title} lead={words.lead} ground="concrete">
      <p className={styles.phone}>
        <a href={phone.href}>{phone.display}</a>
      </p>
      <div className={styles.groups}>
        {words.groups.map(({ title, items }) => (
          <div key={title}>
            <h3>{title}</h3>
            {items.map(({ slug, question, answer }) => (
              <details key={slug} id={`faq-${slug}`} name="faq">
                <summary>{question}</summary>
                <p>{answer}</p>
              </details>
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}
