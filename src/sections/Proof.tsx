import { Section } from '#site/components/Section.tsx';
import { SectionAction } from '#site/components/SectionAction.tsx';
import type { ProofContent } from '#site/content/proof.ts';
import styles from './Proof.module.css';

interface Props {
  words: ProofContent;
}

export function Proof({ words }: Props) {
  return (
    <Section id="resultats" title={words.title} lead={words.lead} ground="cobalt">
      <ul className={styles.stats}>
        {words.stats.map(({ value, label, description }) => (
          <li key={label}>
            <b>{value}</b>
            <strong>{label}</strong>
            <p>{description}</p>
          </li>
        ))}
      </ul>
      <SectionAction action={words.action} variant="line" />
    </Section>
  );
}
