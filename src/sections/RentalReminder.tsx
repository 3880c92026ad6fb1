import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { Picture, type ResponsiveImage } from '#site/components/Picture.tsx';
import type { SolutionsPageContent } from '#site/content/solutionsPage.ts';
import { MEDIA } from '#site/domain/breakpoints.ts';
import styles from './RentalReminder.module.css';

interface Props {
  words: SolutionsPageContent['rental'];
  photo: ResponsiveImage;
  phoneHref: string;
}

/** The end of /solutions: a machine can be rented meanwhile. Renders an <aside>. */
export function RentalReminder({ words, photo, phoneHref }: Props) {
  return (
    <aside className={`columns screen-only ${styles.reminder}`}>
      <Picture
        className={styles.photo}
        image={photo}
        alt={words.imageAlt}
        sizes={`${MEDIA.wide} max(60.5vw, 70rem), 100vw`}
      />
      <h2 className={styles.title}>{words.title}</h2>
      <p className={styles.description}>{words.description}</p>
      <ButtonLink href={phoneHref} variant="call">
        {words.callLabel}
      </ButtonLink>{' '}
      <ButtonLink href={words.action.href} variant="line">
        {words.action.label}
      </ButtonLink>
    </aside>
  );
}
