import {
  type Framing,
  Picture,
  PicturePreview,
  type ResponsiveImage,
} from '#site/components/Picture.tsx';
import styles from './HeroPhoto.module.css';

interface Props {
  photo: ResponsiveImage;
  /** The framing for phones and tablets. */
  narrow: Framing;
  alt: string;
}

/** On wide screens; larger than they are, which crop it. */
export const HERO_SIZES = '108vw';

/** The machines, and the pipe that leaves them for the page. Renders a <picture>. */
export function HeroPhoto({ photo, narrow, alt }: Props) {
  return (
    <Picture
      className={styles.photo}
      image={photo}
      narrow={narrow}
      alt={alt}
      sizes={HERO_SIZES}
      first
    />
  );
}

/** Under it on phones, until it has come. Renders an <img>. */
export function HeroPreview({ image }: Pick<Framing, 'image'>) {
  return <PicturePreview className={`${styles.photo} ${styles.preview}`} image={image} />;
}
