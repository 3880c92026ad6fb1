import logo from '#site/assets/logos/logo.svg?url';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import type { Navigation } from '#site/content/navigation.ts';
import type { PhoneLink } from '#site/domain/phone.ts';
import styles from './Header.module.css';
import { Menu } from './Menu.tsx';

interface Props {
  words: Navigation['header'];
  phone: PhoneLink;
  /** On /solutions 'Retour' stands in place of the menu. */
  back?: boolean;
}

export function Header({ words, phone, back = false }: Props) {
  return (
    <header className={styles.header}>
      <a className={styles.home} href="/">
        <img src={logo} alt={words.homeLabel} width="276" height="64" />
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
