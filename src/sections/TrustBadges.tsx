import { Plate } from '#site/components/Plate.tsx';
import { Section } from '#site/components/Section.tsx';
import type { TrustBadgesContent } from '#site/content/trustBadges.ts';
import styles from './TrustBadges.module.css';

interface Props {
  words: TrustBadgesContent;
}

export function TrustBadges({ words }: Props) {
  return (
    <Section id="confiance" title={words.title} lead={words.lead}>
      <Plate as="ul" className={styles.badges}>
        {words.badges.map(({ title, detail }) => (
          <li key={title}>
            <b>{title}</b>
            {` ${detail}`}
          </li>
        ))}
      </Plate>
    </Section>
  );
}
