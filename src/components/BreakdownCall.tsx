import type { ContactPageContent } from '#site/content/contactPage.ts';
import type { PhoneLink } from '#site/domain/phone.ts';
import styles from './BreakdownCall.module.css';

interface Props {
  words: ContactPageContent['breakdown'];
  phone: PhoneLink;
  /** How it stands in its page. */
  className: string | undefined;
}

/** For one whose machine has stopped: the number, large. Renders an <aside>. */
export function BreakdownCall({ words, phone, className }: Props) {
  return (
    <aside className={`${styles.breakdown} ${className}`} data-ground="yellow">
      <h2>{words.title}</h2>
      <a href={phone.href}>{phone.large}</a>
      <p>{words.description}</p>
    </aside>
  );
}
