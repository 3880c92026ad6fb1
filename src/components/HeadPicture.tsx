import type { ComponentProps } from 'react';
import styles from './HeadPicture.module.css';
import { Picture } from './Picture.tsx';

/** Opens its section: on phones over the title, from edge to edge. Renders an <img>. */
export function HeadPicture({ className, ...picture }: ComponentProps<typeof Picture>) {
  return <Picture {...picture} className={`${styles.picture} ${className}`} />;
}
