import type { ReactNode } from 'react';
import styles from './ManageCookies.module.css';

interface Props {
  variant?: 'link' | 'button';
  children: ReactNode;
}

/** Reopens the consent dialog (behaviors/consent.ts listens). Not shown without scripts. */
export function ManageCookies({ variant = 'link', children }: Props) {
  return (
    <button
      type="button"
      className={`needs-script screen-only ${styles.manage}`}
      data-variant={variant}
      data-consent="manage"
    >
      {children}
    </button>
  );
}
