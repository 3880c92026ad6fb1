import type { Mark } from '#site/components/Wordmark.tsx';
import type { Brand } from '#site/content/brand.ts';

const addresses = import.meta.glob<string>('../assets/logos/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Where a drawing of src/assets/logos is served. */
export const logoAddress = (name: string): string => addresses[`../assets/logos/${name}.svg`] ?? '';

/** What shows our name on a light or a dark ground. */
export function brandMark({ name, ...brand }: Brand, ground: 'onLight' | 'onDark'): Mark {
  const { symbol, drawing } = brand[ground];
  if (drawing === undefined) return { name, symbol: logoAddress(symbol) };
  const { file, width, height } = drawing;
  return { name, symbol: logoAddress(symbol), drawing: { src: logoAddress(file), width, height } };
}
