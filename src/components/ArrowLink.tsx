import styles from './ArrowLink.module.css';

interface Props {
  href: string;
  /** "nouvel onglet": given, the link leaves the site in a new tab and says so. */
  newTab?: string;
  /** What tells this link from others with the same words: " : air comprimé", for ears only. */
  about?: string;
  children: string;
}

/** A link at the foot of a card, with the air triangle. Renders an <a>. */
export function ArrowLink({ href, newTab, about, children }: Props) {
  const isExternal = newTab !== undefined;
  const name = about === undefined ? children : `${children}\u00a0: ${about}`;
  return (
    <a
      className={`arrow ${styles.link}`}
      href={href}
      aria-label={isExternal ? `${name} (${newTab})` : name}
      {...(isExternal && { target: '_blank', rel: 'noopener external' })}
    >
      {children}
    </a>
  );
}
