import { ArrowLink } from '#site/components/ArrowLink.tsx';
import { LinkedParts } from '#site/components/LinkedParts.tsx';
import { Section } from '#site/components/Section.tsx';
import { SectionAction } from '#site/components/SectionAction.tsx';
import { Sign } from '#site/components/Sign.tsx';
import type { ExpertiseContent } from '#site/content/expertise.ts';
import type { PhoneLink } from '#site/domain/phone.ts';
import { DOMAIN_SIGNS } from './domainSigns.ts';
import styles from './Expertise.module.css';
import { ExpertiseFeatures } from './ExpertiseFeatures.tsx';

interface Props {
  words: ExpertiseContent;
  phone: PhoneLink;
}

/** Its title speaks of one number: here it is. */
export function Expertise({ words, phone }: Props) {
  const lead = <LinkedParts text={[`${words.lead} `, { text: phone.display, href: phone.href }]} />;
  return (
    <Section id="expertise" title={words.title} lead={lead} ground="concrete">
      <ul className={styles.cards}>
        {words.cards.map(({ anchor, title, description, features }) => (
          <li key={anchor} data-fluid={anchor}>
            <Sign name={DOMAIN_SIGNS[anchor]} />
            <h3>{title}</h3>
            <p>{description}</p>
            <ExpertiseFeatures features={features} />
            <ArrowLink href={`/solutions#${anchor}`} about={title}>
              {words.cardAction.label}
            </ArrowLink>
          </li>
        ))}
      </ul>
      <SectionAction action={words.action} />
    </Section>
  );
}
