import styles from './Picture.module.css';

/** What lib/images.ts prepares at build time. */
export interface ResponsiveImage {
  /** For browsers that cannot read the others: behaviors/pictures.ts falls back on it. */
  readonly src: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
  /** For phones, written into the page: they show it with the first words, until the sharp one has come. */
  readonly preview?: string;
}

/** Another framing of the same place, for screens that the media query names. */
export interface Framing {
  readonly image: ResponsiveImage;
  readonly media: string;
  readonly sizes: string;
}

interface Props {
  image: ResponsiveImage;
  alt: string;
  /** How wide the picture is shown, as in the HTML attribute. */
  sizes: string;
  narrow?: Framing;
  /** The first picture of a page loads at once, behind its words: phones have a preview, the home page asks for it. */
  first?: boolean;
  /** Where its section puts it. */
  className?: string | undefined;
}

/** A picture in the right width and framing, with its place kept. Renders an <img>. */
export function Picture({ image, alt, sizes, narrow, first = false, className = '' }: Props) {
  const { src, srcSet, width, height } = image;
  const picture = (
    <img
      className={`${styles.picture} ${className}`}
      src={src}
      srcSet={srcSet}
      width={width}
      height={height}
      sizes={sizes}
      alt={alt}
      decoding="async"
      {...(first ? { fetchPriority: 'low' } : { loading: 'lazy' })}
    />
  );
  if (!narrow) return picture;
  return (
    <picture className={styles.framings}>
      <source media={narrow.media} srcSet={narrow.image.srcSet} sizes={narrow.sizes} />
      {picture}
    </picture>
  );
}

/** What a phone shows in the place of a picture that is still on its way. Renders an <img>, or nothing. */
export function PicturePreview({ image, className = '' }: Pick<Props, 'image' | 'className'>) {
  const { preview, width, height } = image;
  if (!preview) return null;
  return (
    <img
      className={`${styles.picture} ${styles.preview} ${className}`}
      src={preview}
      width={width}
      height={height}
      alt=""
    />
  );
}
