import type { ReactNode } from 'react';
import styles from './Plate.module.css';

interface Props {
  as: 'p' | 'ul';
  /** How it stands in its section. */
  className: string | undefined;
  children: ReactNode;
}

/** A machine's nameplate: flat grey, four screws, our symbol. For commitments and for a reference, nowhere else. */
export function Plate({ as: Element, className, children }: Props) {
  return <Element className={`${styles.plate} ${className}`}>{children}</Element>;
}
