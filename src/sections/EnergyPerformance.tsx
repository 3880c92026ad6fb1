import { Section } from '#site/components/Section.tsx';
import { SectionAction } from '#site/components/SectionAction.tsx';
import type { EnergyPerformanceContent } from '#site/content/energyPerformance.ts';
import styles from './EnergyPerformance.module.css';

interface Props {
  words: EnergyPerformanceContent;
}

export function EnergyPerformance({ words }: Props) {
  return (
    <Section id="performance" title={words.title} lead={words.lead} ground="night">
      <p className={styles.average}>
        <b>{words.average.value}</b>
        {words.average.description}
      </p>
      <div className={styles.fact}>
        <h3>{words.bars.range}</h3>
        <p>{words.heat.description}</p>
      </div>
      <div className={styles.fact}>
        <h3>{words.payback.title}</h3>
        <p>{words.payback.description}</p>
      </div>
      <SectionAction action={words.action} variant="call" />
    </Section>
  );
}
