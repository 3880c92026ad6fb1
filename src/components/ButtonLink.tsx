import type { ComponentProps } from 'react';
import styles from './ButtonLink.module.css';

interface Props extends Omit<ComponentProps<'a'>, 'className' | 'style'> {
  href: string;
  /** `primary`: one per section. `call`: the phone. `line`: the rest. */
  variant?: 'primary' | 'call' | 'line';
  /** The hollow ISO 1219 triangle; in the header, a row of words, buttons go without. */
  arrow?: boolean;
  /** `end`: after the content of a section, with room above. `header`: on wide screens and on paper. */
  place?: 'end' | 'header';
}

/** A link that looks like a button. Renders an <a>. */
export function ButtonLink({ variant = 'primary', arrow = true, place, ...link }: Props) {
  return (
    <a
      {...link}
      className={`${arrow ? 'arrow ' : ''}${styles.button}`}
      data-variant={variant}
      data-place={place}
    />
  );
}
