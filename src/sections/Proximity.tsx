import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { HeadPicture } from '#site/components/HeadPicture.tsx';
import type { ResponsiveImage } from '#site/components/Picture.tsx';
import { Section } from '#site/components/Section.tsx';
import type { ProximityContent } from '#site/content/proximity.ts';
import { MEDIA } from '#site/domain/breakpoints.ts';
import styles from './Proximity.module.css';

interface Props {
  words: ProximityContent;
  photo: ResponsiveImage;
}

/** A rule graduated in hours: the promise stands at its true place, the second half. */
export function Proximity({ words, photo }: Props) {
  const promise = words.hours.at(-1);
  return (
    <Section id="proximite" title={words.title} lead={words.lead} ground="night" variant="headline">
      <HeadPicture
        className={styles.photo}
        image={photo}
        alt={words.imageAlt}
        sizes={`${MEDIA.wide} min(90vw, 50vw + 39.5rem), 118vw`}
      />
      <ol className={styles.rule}>
        {words.hours.map((hour) => (
          <li key={hour.value} data-ground={hour === promise ? 'cobalt' : undefined}>
            <b>{hour.value}</b>
            {` ${hour.description} `}
            {hour === promise && (
              <ButtonLink href={words.action.href}>{words.action.label}</ButtonLink>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
