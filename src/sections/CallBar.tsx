import type { ReactNode } from 'react';
import { Icon } from '#site/components/Icon.tsx';
import type { Navigation } from '#site/content/navigation.ts';
import type { PhoneLink } from '#site/domain/phone.ts';
import styles from './CallBar.module.css';

interface Props {
  words: Navigation['callBar'];
  phone: PhoneLink;
  /** Styles that can wait: HTML wants them in the head, but a drawing may hold some, and this one is the last of the page. */
  children: ReactNode;
}

/** On phones, calling and asking for a quote stay under the thumb. */
export function CallBar({ words, phone, children }: Props) {
  return (
    <nav className={`screen-only ${styles.bar}`} aria-label={words.navigationLabel}>
      <a href={phone.href} data-number={phone.display}>
        {words.callLabel}
        <Icon name="phone" />
      </a>
      <a href={words.quote.href}>
        {words.quote.label}
        <Icon name="sheet">{children}</Icon>
      </a>
    </nav>
  );
}
