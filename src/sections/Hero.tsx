import { LateStyles } from '#site/components/LateStyles.tsx';
import type { Framing, ResponsiveImage } from '#site/components/Picture.tsx';
import type { HeroContent } from '#site/content/hero.ts';
import { FactStrip } from './FactStrip.tsx';
import styles from './Hero.module.css';
import { HeroActions } from './HeroActions.tsx';
import { HeroPhoto, HeroPreview } from './HeroPhoto.tsx';
import { WallMark } from './WallMark.tsx';

interface Props {
  words: HeroContent;
  photo: ResponsiveImage;
  /** The framing for phones and tablets. */
  narrowPhoto: Framing;
}

/** A line above the title that has more characters than this is set smaller: the words below it must stay on the wall. */
const OVERLINE_LENGTH = 48;

/** In the order in which phones show it, from the top: what comes last on a slow line must push nothing away. */
export function Hero({ words, photo, narrowPhoto }: Props) {
  return (
    <section id="accueil" className={`columns ${styles.hero}`} data-ground="wall">
      <p
        className={styles.overline}
        data-long={words.overline.length > OVERLINE_LENGTH || undefined}
      >
        {words.overline}
        {words.area !== undefined && <small>{` ${words.area}`}</small>}
      </p>
      <h1 className={styles.title}>{words.title}</h1>
      <HeroPhoto photo={photo} narrow={narrowPhoto} alt={words.photoAlt} />
      <HeroActions actions={words.actions} />
      <p className={styles.lead}>{words.lead}</p>
      <WallMark alt={words.logoAlt} />
      <FactStrip facts={words.facts} />
      <HeroPreview image={narrowPhoto.image} />
      <LateStyles />
    </section>
  );
}
