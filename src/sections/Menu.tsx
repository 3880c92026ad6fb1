import { each } from '#site/components/each.ts';
import type { Navigation } from '#site/content/navigation.ts';
import styles from './Menu.module.css';

interface Props {
  words: Navigation['header'];
  /** The page that is shown. */
  route: string;
}

/** A row of links on wide screens; on phones a popover behind its button, no script needed. */
export function Menu({ words, route }: Props) {
  return (
    <>
      {/* First: who listens finds what it opens after it. */}
      <button type="button" className={styles.toggle} popoverTarget="menu">
        <span>{words.menuLabel}</span> <span>{words.closeLabel}</span>
      </button>
      <nav id="menu" className={styles.menu} popover="auto" aria-label={words.navigationLabel}>
        <ul>
          {each(words.links, ({ label, href }) => (
            <li>
              <a href={href} aria-current={href === route ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
