import { Picture, PicturePreview, type ResponsiveImage } from '#site/components/Picture.tsx';
import { MEDIA } from '#site/domain/breakpoints.ts';
import type { SolutionLayout } from './SolutionDetail.tsx';
import styles from './SolutionPicture.module.css';

interface Props {
  layout: SolutionLayout;
  image: ResponsiveImage;
  alt: string;
}

/** On phones it is square: the file is a third wider than its place. */
const BLEED = `${MEDIA.medium} 100vw, 133vw`;
const COLUMN = `${MEDIA.wide} min(50vw, 61rem), ${MEDIA.medium} calc(92vw - 1rem), calc(133vw - 4.3rem)`;

const PLACES: Record<SolutionLayout, { sizes: string; place: string | undefined }> = {
  corner: { place: styles.corner, sizes: `${MEDIA.wide} max(50vw, 62rem), ${BLEED}` },
  ruler: { place: styles.ruler, sizes: COLUMN },
  frieze: { place: styles.frieze, sizes: `${MEDIA.wide} 90vw, ${BLEED}` },
  statement: { place: styles.statement, sizes: COLUMN },
};

/** The machine of a domain, where its layout puts it. Renders an <img>. */
export function SolutionPicture({ layout, image, alt }: Props) {
  const { place, sizes } = PLACES[layout];
  const className = `${styles.picture} ${place}`;
  return (
    <>
      <PicturePreview className={className} image={image} />
      <Picture
        className={className}
        image={image}
        alt={alt}
        sizes={sizes}
        // A phone shows it on its first screen, under the index.
        first={layout === 'corner'}
      />
    </>
  );
}
