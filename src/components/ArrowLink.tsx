import type { ReactNode } from 'react';
import styles from './ArrowLink.module.css';

interface Props {
  href: string;
  /** "nouvel onglet": given, the link leaves the site in a new tab and says so. */
  newTab?: string;
  children: ReactNode;
}

/** A link at the foot of a card, with the air triangle. Renders an <a>. */
export function ArrowLink({ href, newTab, children }: Props) {
  const isExternal = newTab !== undefined;
  return (
    <a
      className={`arrow ${styles.link}`}
      href={href}
      {...(isExternal && { target: '_blank', rel: 'noopener external' })}
    >
      {children}
      {isExternal && <span className="visually-hidden"> ({newTab})</span>}
    </a>
  );
}
