import { Gauge } from '#site/components/Gauge.tsx';
import { Section } from '#site/components/Section.tsx';
import { SectionAction } from '#site/components/SectionAction.tsx';
import type { ProofContent } from '#site/content/proof.ts';
import { frenchAmount, withUnit } from '#site/domain/amounts.ts';
import type { Figure } from '#site/domain/figures.ts';
import styles from './Proof.module.css';

interface Props {
  words: ProofContent;
  figures: Readonly<
    Record<
      'delai_intervention' | 'delai_garanti' | 'economies' | 'economies_moyenne' | 'satisfaction',
      Figure
    >
  >;
}

/** The scale of a gauge leaves room beyond its figure, but for all of them satisfied: there the end alone is marked. */
function scales({
  delai_intervention: delay,
  delai_garanti: promise,
  economies,
  economies_moyenne: average,
  satisfaction,
}: Props['figures']) {
  const room = (value: number, step: number) => Math.ceil((value * 1.2) / step) * step;
  return {
    delai: {
      max: room(promise.high, 12),
      major: 12,
      minor: 3,
      zone: [delay.low, delay.high],
      value: promise.high,
    },
    economies: {
      max: room(Math.max(economies.high, average.high), 10),
      major: 10,
      minor: 2,
      zone: [economies.low, economies.high],
      value: average.high,
    },
    satisfaction: {
      max: 100,
      major: 25,
      minor: 5,
      zone: [satisfaction.high - 5, satisfaction.high],
      value: satisfaction.high,
    },
  } as const;
}

export function Proof({ words, figures }: Props) {
  const dials = scales(figures);
  return (
    <Section id="resultats" title={words.title} lead={words.lead} ground="cobalt" variant="quiet">
      <ul className={styles.stats}>
        {words.stats.map(({ dial, value, label, description, unit }) => (
          <li key={label}>
            <Gauge {...dials[dial]} reading={withUnit(frenchAmount(dials[dial].value), unit)} />
            <b>{value}</b> <strong>{label}</strong>
            <p>{description}</p>
          </li>
        ))}
      </ul>
      <SectionAction action={words.action} variant="line" />
    </Section>
  );
}
