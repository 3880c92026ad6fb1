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
   * `index`: the title stays beside a long list, its tee slides along the main while the list scrolls.
   * `end`: the main turns into the last block of this section, and ends there.
   */
  variant?: 'index' | 'end';
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
    >
      {variant === 'index' ? <hgroup className={styles.sticky}>{heading}</hgroup> : heading}
      {children}
    </section>
  );
}
