import { Section } from '#site/components/Section.tsx';
import { SectionAction } from '#site/components/SectionAction.tsx';
import { Sign } from '#site/components/Sign.tsx';
import type { HowItWorksContent } from '#site/content/howItWorks.ts';
import styles from './HowItWorks.module.css';

interface Props {
  words: HowItWorksContent;
}

export function HowItWorks({ words }: Props) {
  return (
    <Section id="methode" title={words.title} lead={words.lead}>
      <ol className={styles.steps}>
        {words.steps.map(({ icon, title, description, keeps }) => (
          <li key={title}>
            <Sign name={icon} />
            <h3>{title}</h3>
            <p>{description}</p>
            <p>{keeps}</p>
          </li>
        ))}
      </ol>
      <SectionAction action={words.action} variant="line" />
    </Section>
  );
}
