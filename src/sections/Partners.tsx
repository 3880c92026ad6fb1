import { ArrowLink } from '#site/components/ArrowLink.tsx';
import { Section } from '#site/components/Section.tsx';
import type { PartnersContent } from '#site/content/partners.ts';
import styles from './Partners.module.css';

export interface Logo {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

interface Props {
  words: PartnersContent;
  newTab: string;
  logos: ReadonlyMap<string, Logo>;
}

export function Partners({ words, newTab, logos }: Props) {
  return (
    <Section id="partenaires" title={words.title} lead={words.lead} variant="quiet">
      <ul className={styles.partners}>
        {words.partners.map(({ name, description, url, logo }) => (
          <li key={name}>
            <img {...logos.get(logo)} alt={`${words.logoLabel} ${name}`} loading="lazy" />
            {/* The logo shows it: the eye need not read it twice. */}
            <h3 className="visually-hidden">{name}</h3>
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
