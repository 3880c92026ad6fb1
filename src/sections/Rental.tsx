import drawing from '#site/assets/drawings/centrale-louee.svg?url';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { Picture, type ResponsiveImage } from '#site/components/Picture.tsx';
import type { RentalContent } from '#site/content/rental.ts';
import { MEDIA } from '#site/domain/breakpoints.ts';
import { PressureReading } from './PressureReading.tsx';
import styles from './Rental.module.css';
import { RentalNeeds } from './RentalNeeds.tsx';
import { StoppedMain } from './StoppedMain.tsx';

interface Props {
  words: RentalContent;
  photo: { image: ResponsiveImage; alt: string };
  phoneHref: string;
}

/** A machine on its way: its photograph on screens, its drawing on paper. */
export function Rental({ words, photo, phoneHref }: Props) {
  return (
    <div id="location" className={styles.rental} data-ground="yellow">
      <Picture
        className={styles.photo}
        image={photo.image}
        alt={photo.alt}
        sizes={`${MEDIA.wide} max(60vw, 62rem), 100vw`}
      />
      <PressureReading />
      <h3 className={styles.title}>{words.title}</h3>
      <p className={styles.description}>{words.description}</p>
      <ButtonLink href={phoneHref}>{words.callLabel}</ButtonLink>{' '}
      <ButtonLink variant="line" href={words.action.href}>
        {words.action.label}
      </ButtonLink>
      <img
        className={styles.drawing}
        src={drawing}
        alt={words.imageAlt}
        width="1080"
        height="900"
        loading="lazy"
      />
      <RentalNeeds words={words} />
      <PressureReading fedBy={words.fedBy} />
      <StoppedMain />
    </div>
  );
}
