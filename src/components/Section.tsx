import type { ReactNode } from 'react';
import styles from './Section.module.css';

/** The grounds of styles/grounds.css that a section may stand on. */
export type Ground = 'cabinet' | 'concrete' | 'night' | 'cobalt';

interface Props {
  id: string;
  title: string;
  lead?: ReactNode;
  ground?: Ground;
  /**
   * `headline`: the title across the page, the lead under it.
   * `under`: the lead is long, and stands under the title.
   * `beside`: the title stays beside a long list, its tee slides along the main while that scrolls.
   * `quiet`: a small title; what the section shows is larger than it.
   * `end`: quiet too; the main turns into the last block of this section, and ends there.
   * `tool`: the title is a question under the page's own, and its instrument follows at once.
   */
  variant?: 'headline' | 'under' | 'beside' | 'quiet' | 'end' | 'tool';
  children: ReactNode;
}

/** A length of the main, with its title as a tee on it. Renders a <section>. */
export function Section({ id, title, lead, ground = 'cabinet', variant, children }: Props) {
  const heading = (
    <>
      <h2 className={styles.title}>{title}</h2>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </>
  );
  return (
    <section
      id={id}
      className={`columns ${styles.section}`}
      data-ground={ground}
      data-main={variant === 'end' ? 'inside' : undefined}
      data-title={variant === 'end' ? 'quiet' : variant}
    >
      {variant === 'beside' ? <hgroup className={styles.beside}>{heading}</hgroup> : heading}
      {children}
    </section>
  );
}
