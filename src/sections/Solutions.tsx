import type { ReactNode } from 'react';
import { ArrowLink } from '#site/components/ArrowLink.tsx';
import { Picture, type ResponsiveImage } from '#site/components/Picture.tsx';
import { Section } from '#site/components/Section.tsx';
import type { SolutionCard, SolutionSlug, SolutionsContent } from '#site/content/solutions.ts';
import { MEDIA } from '#site/domain/breakpoints.ts';
import styles from './Solutions.module.css';

interface Props {
  words: SolutionsContent;
  newTab: string;
  pictures: Record<SolutionSlug, ResponsiveImage>;
  /** The rental block stands inside this section. */
  children: ReactNode;
}

const COLUMN = 'min(92vw - 1rem, 100vw - 3.25rem)';
/** Seven columns and five, then four each; from tablets down, the first has a row to itself; on phones, thumbnails. */
const SIZES = [
  `${MEDIA.wide} min(50vw, 61rem), ${COLUMN}`,
  `${MEDIA.wide} min(36vw, 48rem), ${MEDIA.medium} calc(45vw - 1rem), 10rem`,
];
const OTHER_SIZES = `${MEDIA.wide} min(27.3vw, 34rem), ${MEDIA.medium} calc(45vw - 1rem), 10rem`;

function CardLink({
  card,
  words,
  newTab,
}: { card: SolutionCard } & Pick<Props, 'words' | 'newTab'>) {
  if (card.link) {
    return (
      <ArrowLink href={card.link.url} newTab={newTab} about={card.link.partner}>
        {card.link.label}
      </ArrowLink>
    );
  }
  return (
    <ArrowLink href={words.cardAction.href} about={card.title}>
      {words.cardAction.label}
    </ArrowLink>
  );
}

export function Solutions({ words, newTab, pictures, children }: Props) {
  return (
    <Section id="solutions" title={words.title} lead={words.lead}>
      <ul className={styles.cards}>
        {words.cards.map((card, index) => (
          <li key={card.slug}>
            <Picture
              image={pictures[card.slug]}
              alt={card.imageAlt}
              sizes={SIZES[index] ?? OTHER_SIZES}
            />
            <h3>{card.title}</h3>
            <p>{card.description}</p>
            <CardLink card={card} words={words} newTab={newTab} />
          </li>
        ))}
      </ul>
      {children}
    </Section>
  );
}
