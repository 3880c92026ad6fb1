import { Picture, type ResponsiveImage } from '#site/components/Picture.tsx';
import { Section } from '#site/components/Section.tsx';
import { SectionAction } from '#site/components/SectionAction.tsx';
import type { ProximityContent } from '#site/content/proximity.ts';
import styles from './Proximity.module.css';

interface Props {
  words: ProximityContent;
  photo: ResponsiveImage;
}

/** A rule graduated in hours: the promise stands at its true place, the second half. */
export function Proximity({ words, photo }: Props) {
  return (
    <Section id="proximite" title={words.title} lead={words.lead} ground="night">
      <Picture
        className={styles.photo}
        image={photo}
        alt={words.imageAlt}
        sizes="(min-width: 62rem) 92vw, 100vw"
      />
      <ol className={styles.rule}>
        {words.hours.map(({ value, description }) => (
          <li key={value}>
            <b>{value}</b>
            {description}
          </li>
        ))}
      </ol>
      <SectionAction action={words.action} />
    </Section>
  );
}
