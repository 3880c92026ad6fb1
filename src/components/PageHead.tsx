import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

interface Props {
  title: string;
  lead: string;
  /** What follows has a ground of its own, and matters more than the title. */
  isApart?: boolean;
  /** A link under them, a picture or what cannot wait beside them. */
  children?: ReactNode;
}

/** Title and first sentence of an inner page. Renders a <header>. */
export function PageHead({ title, lead, isApart = false, children }: Props) {
  return (
    <header className={`columns ${styles.head}`} data-apart={isApart ? '' : undefined}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </header>
  );
}
