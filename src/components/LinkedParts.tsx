import type { LinkedText } from '#site/domain/linkedText.ts';
import { each } from './each.ts';

interface Props {
  text: LinkedText;
}

/** A text with links to places on this site. Renders no element of its own. */
export function LinkedParts({ text }: Props) {
  return each(text, (part) =>
    typeof part === 'string' ? part : <a href={part.href}>{part.text}</a>,
  );
}
