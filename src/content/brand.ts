import { type Size, svgSize } from '#site/domain/svgSize.ts';
import { company } from './company.ts';
import { hasLogo, readLogo } from './pipeline/contentFolder.ts';

/** A drawing of src/assets/logos. */
interface Drawing extends Size {
  readonly file: string;
}

/** How our name is shown: drawn, if the owner has a drawing of it, or else written beside the symbol. */
export interface Brand {
  readonly name: string;
  readonly onLight: { readonly symbol: string; readonly drawing?: Drawing };
  readonly onDark: { readonly symbol: string; readonly drawing?: Drawing };
}

/** Absent rather than undefined: the build freezes this as JSON. */
const drawn = (file: string) =>
  hasLogo(file) ? { drawing: { file, ...svgSize(readLogo(file)) } } : {};

const { name, logo } = company;

export const brand: Brand = {
  name,
  onLight: { symbol: 'symbol', ...(logo !== undefined && drawn(logo)) },
  onDark: { symbol: 'symbol-neg', ...(logo !== undefined && drawn(`${logo}-neg`)) },
};
