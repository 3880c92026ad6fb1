import rotalys from '#site/assets/logos/rotalys.svg?url';
import tubalis from '#site/assets/logos/tubalis.svg?url';
import vigieair from '#site/assets/logos/vigieair.svg?url';
import { ArrowLink } from '#site/components/ArrowLink.tsx';
import { Section } from '#site/components/Section.tsx';
import type { PartnerLogo, PartnersContent } from '#site/content/partners.ts';
import styles from './Partners.module.css';

interface Props {
  words: PartnersContent;
  newTab: string;
}

const LOGOS: Record<PartnerLogo, { src: string; width: number; height: number }> = {
  rotalys: { src: rotalys, width: 202, height: 48 },
  vigieair: { src: vigieair, width: 186, height: 48 },
  tubalis: { src: tubalis, width: 197, height: 48 },
};

export function Partners({ words, newTab }: Props) {
  return (
    <Section id="partenaires" title={words.title} lead={words.lead}>
      <ul className={styles.partners}>
        {words.partners.map(({ name, description, url, logo }) => (
          <li key={name}>
            <img {...LOGOS[logo]} alt={`${words.logoLabel} ${name}`} loading="lazy" />
            <h3>{name}</h3>
            <p>{description}</p>
            <ArrowLink href={url} newTab={newTab} about={name}>
              {words.visitLabel}
            </ArrowLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
