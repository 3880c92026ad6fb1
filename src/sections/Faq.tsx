import { LinkedParts } from '#site/components/LinkedParts.tsx';
import { Section } from '#site/components/Section.tsx';
import type { FaqContent } from '#site/content/faq.ts';
import type { PhoneLink } from '#site/domain/phone.ts';
import styles from './Faq.module.css';

interface Props {
  words: FaqContent;
  phone: PhoneLink;
}

function Group({ title, items }: FaqContent['groups'][number]) {
  return (
    <>
      <h3>{title}</h3>
      {items.map(({ slug, question, answer }) => (
        <details key={slug} id={`faq-${slug}`} name="faq">
          <summary>{question}</summary>
          <p>
            <LinkedParts text={answer} />
          </p>
        </details>
      ))}
    </>
  );
}

/**
 * Native and exclusive: one item open at a time, an open one closes again, no script needed. An
 * address such as #faq-delai opens its item (behaviors/faq.ts, and `:target` without scripts).
 */
export function Faq({ words, phone }: Props) {
  const half = Math.ceil(words.groups.length / 2);
  const columns = [words.groups.slice(0, half), words.groups.slice(half)];
  const lead = <LinkedParts text={[`${words.lead} `, { text: phone.display, href: phone.href }]} />;
  return (
    <Section id="faq" title={words.title} lead={lead} ground="concrete" variant="beside">
      <div className={styles.groups}>
        {columns.map((groups) => (
          <div key={groups[0]?.title ?? ''}>
            {groups.map((group) => (
              <Group key={group.title} {...group} />
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}
