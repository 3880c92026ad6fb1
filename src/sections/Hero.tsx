import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { LateStyles } from '#site/components/LateStyles.tsx';
import { type Framing, Picture, type ResponsiveImage } from '#site/components/Picture.tsx';
import type { HeroContent } from '#site/content/hero.ts';
import { FactStrip } from './FactStrip.tsx';
import styles from './Hero.module.css';
import { WallMark } from './WallMark.tsx';

interface Props {
  words: HeroContent;
  photo: ResponsiveImage;
  /** The framing for phones and tablets. */
  narrowPhoto: Framing;
}

export function Hero({ words, photo, narrowPhoto }: Props) {
  const [primary, secondary] = words.actions;
  return (
    <section id="accueil" className={`columns ${styles.hero}`} data-ground="wall">
      <Picture
        className={styles.photo}
        image={photo}
        narrow={narrowPhoto}
        alt={words.photoAlt}
        sizes="100vw"
        first
      />
      <WallMark alt={words.logoAlt} />
      <p className={styles.overline}>{words.overline}</p>
      <h1 className={styles.title}>{words.title}</h1>
      <p className={styles.lead}>{words.lead}</p>
      <p className={styles.actions}>
        <ButtonLink href={primary.href}>{primary.label}</ButtonLink>{' '}
        <ButtonLink variant="line" href={secondary.href}>
          {secondary.label}
        </ButtonLink>
      </p>
      <FactStrip facts={words.facts} />
      <LateStyles />
    </section>
  );
}
