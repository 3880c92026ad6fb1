import logo from '#site/assets/logos/logo.svg?url';
import negativeLogo from '#site/assets/logos/logo-neg.svg?url';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import type { Navigation } from '#site/content/navigation.ts';
import type { PhoneLink } from '#site/domain/phone.ts';
import styles from './Header.module.css';

interface Props {
  words: Navigation['header'];
  phone: PhoneLink;
  /** On /solutions 'Retour' stands in place of the menu. */
  back?: boolean;
}

function Menu({ words }: { words: Navigation['header'] }) {
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

export function Header({ words, phone, back = false }: Props) {
  return (
    <header className={styles.header}>
      <a className={styles.home} href="/">
        <picture>
          <source
            media="(forced-colors: active) and (prefers-color-scheme: dark)"
            srcSet={negativeLogo}
          />
          <img src={logo} alt={words.homeLabel} width="276" height="64" />
        </picture>
      </a>
      {back ? (
        <ButtonLink variant="line" arrow={false} href="/">
          {words.backLabel}
        </ButtonLink>
      ) : (
        <Menu words={words} />
      )}
      <span className={styles.phone}>
        <ButtonLink variant="call" arrow={false} href={phone.href} aria-label={words.phoneLabel}>
          {phone.display}
        </ButtonLink>
      </span>
    </header>
  );
}
