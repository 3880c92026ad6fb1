import type { Navigation } from '#site/content/navigation.ts';
import styles from './Menu.module.css';

interface Props {
  words: Navigation['header'];
}

/** A row of links on wide screens; on phones a popover behind its button, no script needed. */
export function Menu({ words }: Props) {
  return (
    <>
      <nav id="menu" className={styles.menu} popover="auto" aria-label={words.navigationLabel}>
        {words.links.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </nav>
      <button type="button" className={styles.toggle} popoverTarget="menu">
        {words.menuLabel}
      </button>
    </>
  );
}
