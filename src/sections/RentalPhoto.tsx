import { Picture, type ResponsiveImage } from '#site/components/Picture.tsx';
import { MEDIA } from '#site/domain/breakpoints.ts';
import styles from './RentalPhoto.module.css';

export interface RentedMachine {
  /** Delivered, and off. */
  image: ResponsiveImage;
  /** The same place with nothing in it but what a connected machine adds: its hose, its lit display. */
  hose: ResponsiveImage;
  alt: string;
}

const SIZES = `(min-width: 95rem) max(52vw, 83rem), ${MEDIA.wide} max(57vw, 45rem), 100vw`;

/** Renders two <img>, one over the other: the hose runs from the wall to the machine once the pressure is gone. */
export function RentalPhoto({ image, hose, alt }: RentedMachine) {
  return (
    <>
      <Picture className={styles.photo} image={image} alt={alt} sizes={SIZES} />
      <Picture className={`${styles.photo} ${styles.hose}`} image={hose} alt="" sizes={SIZES} />
    </>
  );
}
