import { LateStyles } from '#site/components/LateStyles.tsx';
import {
  type Framing,
  Picture,
  PicturePreview,
  type ResponsiveImage,
} from '#site/components/Picture.tsx';
import type { HeroContent } from '#site/content/hero.ts';
import { FactStrip } from './FactStrip.tsx';
import styles from './Hero.module.css';
import { HeroActions } from './HeroActions.tsx';
import { WallMark } from './WallMark.tsx';

interface Props {
  words: HeroContent;
  photo: ResponsiveImage;
  /** The framing for phones and tablets. */
  narrowPhoto: Framing;
}

/** On wide screens; larger than they are, which crop it. */
export const HERO_SIZES = '108vw';

/** In the order in which phones show it, from the top: what comes last on a slow line must push nothing away. */
export function Hero({ words, photo, narrowPhoto }: Props) {
  return (
    <section id="accueil" className={`columns ${styles.hero}`} data-ground="wall">
      <p className={styles.overline}>{words.overline}</p>
      <h1 className={styles.title}>{words.title}</h1>
      <Picture
        className={styles.photo}
        image={photo}
        narrow={narrowPhoto}
        alt={words.photoAlt}
        sizes={HERO_SIZES}
        first
      />
      <p className={styles.lead}>{words.lead}</p>
      <HeroActions actions={words.actions} />
      <WallMark alt={words.logoAlt} />
      <FactStrip facts={words.facts} />
      <PicturePreview className={`${styles.photo} ${styles.preview}`} image={narrowPhoto.image} />
      <LateStyles />
    </section>
  );
}
