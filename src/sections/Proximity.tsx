import { HeadPicture } from '#site/components/HeadPicture.tsx';
import type { ResponsiveImage } from '#site/components/Picture.tsx';
import { Section } from '#site/components/Section.tsx';
import type { ProximityContent } from '#site/content/proximity.ts';
import { MEDIA } from '#site/domain/breakpoints.ts';
import { HourRule } from './HourRule.tsx';
import styles from './Proximity.module.css';

interface Props {
  words: ProximityContent;
  photo: ResponsiveImage;
}

export function Proximity({ words, photo }: Props) {
  return (
    <Section id="proximite" title={words.title} lead={words.lead} ground="night" variant="headline">
      <HeadPicture
        className={styles.photo}
        image={photo}
        alt={words.imageAlt}
        sizes={`${MEDIA.wide} min(90vw, 50vw + 39.5rem), 100vw`}
      />
      <HourRule hours={words.hours} action={words.action} />
    </Section>
  );
}
