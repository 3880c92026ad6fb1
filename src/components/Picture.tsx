import styles from './Picture.module.css';

/** What lib/images.ts prepares at build time. */
export interface ResponsiveImage {
  /** For browsers that read only this. */
  readonly src: string;
  readonly avif: string;
  readonly webp: string;
  readonly width: number;
  readonly height: number;
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
  /** The first picture of a page loads at once, before all others. */
  first?: boolean;
  /** Where its section puts it. */
  className?: string | undefined;
}

/** A picture in the right width, framing and format, with its place kept. Renders a <picture>. */
export function Picture({ image, alt, sizes, narrow, first = false, className = '' }: Props) {
  return (
    <picture className={`${styles.picture} ${className}`}>
      {narrow && (
        <source
          type="image/avif"
          media={narrow.media}
          srcSet={narrow.image.avif}
          sizes={narrow.sizes}
        />
      )}
      <source type="image/avif" srcSet={image.avif} sizes={sizes} />
      {narrow && <source media={narrow.media} srcSet={narrow.image.webp} sizes={narrow.sizes} />}
      <img
        src={image.src}
        srcSet={image.webp}
        sizes={sizes}
        alt={alt}
        width={image.width}
        height={image.height}
        decoding="async"
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
