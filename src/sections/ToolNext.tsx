import { Picture, type ResponsiveImage } from '#site/components/Picture.tsx';
import { Section } from '#site/components/Section.tsx';
import { SectionAction } from '#site/components/SectionAction.tsx';
import type { ToolboxContent } from '#site/content/toolbox.ts';
import { MEDIA } from '#site/domain/breakpoints.ts';
import styles from './ToolNext.module.css';

interface ToolLink {
  readonly href: string;
  readonly question: string;
}

interface Props {
  words: ToolboxContent['page'];
  others: readonly ToolLink[];
  /** How it is measured on site. */
  photo?: { image: ResponsiveImage; alt: string } | undefined;
}

/** What to do with an answer, and the other questions. */
export function ToolNext({ words, others, photo }: Props) {
  return (
    <Section id="suite" title={words.next} lead={words.nextLead} ground="night">
      <SectionAction action={words.action} />
      {photo && (
        <Picture
          {...photo}
          sizes={`${MEDIA.wide} min(38vw - 3rem, 43rem), calc(100vw - 3.25rem)`}
        />
      )}
      <h3 className={styles.title}>{words.others}</h3>
      <ul className={styles.others}>
        {others.map(({ href, question }) => (
          <li key={href}>
            <a href={href}>{question}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
