import type { ReactNode } from 'react';
import styles from './Section.module.css';

/** The grounds of styles/grounds.css that a section may stand on. */
export type Ground = 'cabinet' | 'concrete' | 'night' | 'cobalt';

interface Props {
  id: string;
  title: string;
  lead?: string;
  ground?: Ground;
  children: ReactNode;
}

/** A length of the main, with its title as a tee on it. Renders a <section>. */
export function Section({ id, title, lead, ground = 'cabinet', children }: Props) {
  return (
    <section id={id} className={`columns ${styles.section}`} data-ground={ground}>
      <h2 className={styles.title}>{title}</h2>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
