import type { Inlines } from '#site/content/pipeline/prose.ts';

/** A line of prose without its emphasis and links. */
export function plainText(content: Inlines): string {
  return content
    .map((inline) => ('text' in inline ? inline.text : plainText(inline.children)))
    .join('');
}
