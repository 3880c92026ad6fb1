import drawing from '#site/assets/drawings/centrale-louee.svg?url';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import type { RentalContent } from '#site/content/rental.ts';
import { PressureReading } from './PressureReading.tsx';
import styles from './Rental.module.css';
import { RentalNeeds } from './RentalNeeds.tsx';
import { RentalPhoto, type RentedMachine } from './RentalPhoto.tsx';
import { StoppedMain } from './StoppedMain.tsx';

interface Props {
  words: RentalContent;
  photo: RentedMachine;
  phoneHref: string;
}

/** A machine on its way: its photograph on screens, its drawing on paper. */
export function Rental({ words, photo, phoneHref }: Props) {
  return (
    <div id="location" className={styles.rental} data-ground="yellow">
      <RentalPhoto {...photo} />
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
