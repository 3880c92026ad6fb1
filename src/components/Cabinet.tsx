import type { ComponentProps, ReactNode } from 'react';
import styles from './Cabinet.module.css';

interface Props extends Omit<ComponentProps<'div'>, 'className' | 'children'> {
  /** The controls. */
  face: ReactNode;
  /** A MainReading: it stays in sight while the controls move, and no longer on phones. */
  reading: ReactNode;
  /** The screen: of what the result is made. */
  children: ReactNode;
}

/** An instrument: controls on its face, the result on its screen. Renders a <div>. */
export function Cabinet({ face, reading, children, ...attributes }: Props) {
  return (
    <div {...attributes} className={styles.cabinet}>
      <div className={styles.kept}>
        <div className={styles.face} data-ground="cabinet">
          {face}
        </div>
        {reading}
      </div>
      <div className={styles.screen} data-ground="screen">
        {children}
      </div>
    </div>
  );
}
