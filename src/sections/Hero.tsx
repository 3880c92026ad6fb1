import { LateStyles } from '#site/components/LateStyles.tsx';
import { type Framing, Picture, type ResponsiveImage } from '#site/components/Picture.tsx';
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

export function Hero({ words, photo, narrowPhoto }: Props) {
  return (
    <section id="accueil" className={`columns ${styles.hero}`} data-ground="wall">
      <WallMark alt={words.logoAlt} />
      <p className={styles.overline}>{words.overline}</p>
      <h1 className={styles.title}>{words.title}</h1>
      <p className={styles.lead}>{words.lead}</p>
      <Picture
        className={styles.photo}
        image={photo}
        narrow={narrowPhoto}
        alt={words.photoAlt}
        sizes="100vw"
        first
      />
      <HeroActions actions={words.actions} />
      <FactStrip facts={words.facts} />
      <LateStyles />
    </section>
  );
}
