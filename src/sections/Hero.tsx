import symbol from '#site/assets/logos/symbol.svg?url';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { Picture, type ResponsiveImage } from '#site/components/Picture.tsx';
import type { HeroContent } from '#site/content/hero.ts';
import { FactStrip } from './FactStrip.tsx';
import styles from './Hero.module.css';

interface Props {
  words: HeroContent;
  photo: ResponsiveImage;
}

export function Hero({ words, photo }: Props) {
  const [primary, secondary] = words.actions;
  return (
    <section id="accueil" className={`columns ${styles.hero}`} data-ground="wall">
      <div className={styles.photo}>
        <Picture
          image={photo}
          alt={words.photoAlt}
          sizes="(min-width: 62rem) 100vw, (min-width: 40rem) 122vw, 174vw"
          first
        />
      </div>
      <img className={styles.mark} src={symbol} alt={words.logoAlt} width="64" height="64" />
      <p className={styles.overline}>{words.overline}</p>
      <h1 className={styles.title}>{words.title}</h1>
      <p className={styles.lead}>{words.lead}</p>
      <p className={styles.actions}>
        <ButtonLink href={primary.href}>{primary.label}</ButtonLink>
        <ButtonLink variant="line" href={secondary.href}>
          {secondary.label}
        </ButtonLink>
      </p>
      <div className={styles.facts}>
        <FactStrip facts={words.facts} />
      </div>
    </section>
  );
}
