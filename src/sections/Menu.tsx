import { each } from '#site/components/each.ts';
import type { Navigation } from '#site/content/navigation.ts';
import styles from './Menu.module.css';

interface Props {
  words: Navigation['header'];
  /** The page that is shown. */
  route: string;
}

/** Also true of what is under a page, and of a page that the home page has a part for: /contact is what #contact is. */
function currentState(href: string, route: string) {
  if (href === route) return 'page';
  return `${route}/`.startsWith(`${href.replace('/#', '/')}/`) ? true : undefined;
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
              <a href={href} aria-current={currentState(href, route)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
