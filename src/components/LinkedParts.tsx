import type { LinkedText } from '#site/domain/linkedText.ts';
import { each } from './each.ts';
import styles from './LinkedParts.module.css';

interface Props {
  text: LinkedText;
}

/** A text with links to places on this site. Renders no element of its own. */
export function LinkedParts({ text }: Props) {
  return each(text, (part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a className={styles.link} href={part.href}>
        {part.text}
      </a>
    ),
  );
}
