import type { ComponentProps } from 'react';
import styles from './ArrowLink.module.css';

interface Props extends Omit<ComponentProps<'a'>, 'className' | 'style'> {
  href: string;
}

/** A link at the foot of a card, with the air triangle. Renders an <a>. */
export function ArrowLink(link: Props) {
  return <a {...link} className={styles.link} />;
}
