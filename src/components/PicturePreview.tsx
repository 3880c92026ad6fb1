import styles from './Picture.module.css';
import type { ResponsiveImage } from './Picture.tsx';

interface Props {
  image: ResponsiveImage;
  /** Where its section puts the picture, and this under it. */
  className?: string | undefined;
}

/** What a phone shows in the place of a picture that is still on its way. Renders an <img>, or nothing. */
export function PicturePreview({ image, className = '' }: Props) {
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
