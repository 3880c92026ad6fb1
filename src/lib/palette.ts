import { hexOf } from '#site/domain/oklch.ts';
import css from '#site/styles/palette.css?raw';

/** A colour of styles/palette.css, for what reads no style sheets: share images, the browser's own bars. */
export function paletteColor(name: 'cabinet' | 'ink' | 'mist' | 'cobalt'): string {
  const [, color = ''] = new RegExp(`--_${name}: ([^;]+);`).exec(css) ?? [];
  return hexOf(color);
}
