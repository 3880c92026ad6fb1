import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { type Mark, Wordmark } from '#site/components/Wordmark.tsx';
import type { Navigation } from '#site/content/navigation.ts';
import type { Action } from '#site/content/text.ts';
import type { PhoneLink } from '#site/domain/phone.ts';
import styles from './Header.module.css';
import { Menu } from './Menu.tsx';

interface Props {
  mark: Mark;
  words: Navigation['header'];
  quote: Action;
  phone: PhoneLink;
  route: string;
  /** On /solutions 'Retour' stands in place of the menu. */
  back?: boolean;
}

export function Header({ mark, words, quote, phone, route, back = false }: Props) {
  return (
    <header className={styles.header}>
      <a
        className={styles.home}
        href="/"
        aria-label={mark.drawing === undefined ? words.homeLabel : undefined}
      >
        <Wordmark mark={mark} alt={words.homeLabel} />
      </a>{' '}
      {back ? (
        <>
          <ButtonLink variant="line" arrow={false} href="/">
            {words.backLabel}
          </ButtonLink>{' '}
          <ButtonLink variant="line" place="header" arrow={false} href={quote.href}>
            {quote.label}
          </ButtonLink>
        </>
      ) : (
        <Menu words={words} route={route} />
      )}{' '}
      <ButtonLink variant="call" place="header" href={phone.href}>
        {phone.display}
      </ButtonLink>
    </header>
  );
}
