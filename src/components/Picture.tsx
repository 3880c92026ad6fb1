import styles from './Picture.module.css';

/** What lib/images.ts prepares at build time. */
export interface ResponsiveImage {
  src: string;
  srcSet: string;
  width: number;
  height: number;
}

interface Props {
  image: ResponsiveImage;
  alt: string;
  /** How wide the picture is shown, as in the HTML attribute. */
  sizes: string;
  /** The first picture of a page loads at once, before all others. */
  first?: boolean;
}

/** A picture in the right width, with its place kept. Renders an <img>. */
export function Picture({ image, alt, sizes, first = false }: Props) {
  return (
    <img
      {...image}
      className={styles.picture}
      alt={alt}
      sizes={sizes}
      decoding="async"
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}
