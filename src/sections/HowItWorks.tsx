import { Section } from '#site/components/Section.tsx';
import { SectionAction } from '#site/components/SectionAction.tsx';
import { Sign, type SignName } from '#site/components/Sign.tsx';
import type { HowItWorksContent } from '#site/content/howItWorks.ts';
import styles from './HowItWorks.module.css';

interface Props {
  words: HowItWorksContent;
}

type StepIcon = HowItWorksContent['steps'][number]['icon'];

const SIGNS: Record<StepIcon, SignName> = {
  gauge: 'gauge',
  compressor: 'branchCompressor',
  regulator: 'regulator',
};

export function HowItWorks({ words }: Props) {
  return (
    <Section id="methode" title={words.title} lead={words.lead}>
      <ol className={styles.steps}>
        {words.steps.map(({ icon, title, description, keeps }) => (
          <li key={title}>
            <Sign name={SIGNS[icon]} />
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
