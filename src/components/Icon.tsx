import type { ReactNode } from 'react';
import styles from './Icon.module.css';

/** UI icons on a 24 grid. */
const PATHS = {
  phone: 'M4 3h5l2 5-3 2c1 3 3 5 6 6l2-3 5 2v5c0 1-1 1-1 1C11 21 3 13 3 4c0 0 0-1 1-1Z',
  sheet: 'M5 3h9l5 5v13H5ZM14 3v5h5M8.5 13h7M8.5 17h7',
} as const;

interface Props {
  name: keyof typeof PATHS;
  children?: ReactNode;
}

/** Beside a word that says the same, so hidden from screen readers. Renders an <svg>. */
export function Icon({ name, children }: Props) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
      {children}
    </svg>
  );
}
