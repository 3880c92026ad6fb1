import { svgSize } from '#site/domain/svgSize.ts';
import type { Logo } from '#site/sections/Partners.tsx';
import { logoAddress } from './logos.ts';

const drawings = import.meta.glob<string>('../assets/logos/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** All logos are shown as high as each other. */
const HEIGHT = 48;

function logoOf(name: string, svg: string): Logo {
  const { width, height } = svgSize(svg);
  return {
    src: logoAddress(name),
    width: Math.round((HEIGHT * width) / height),
    height: HEIGHT,
  };
}

/** The drawings of src/assets/logos by name. */
export const partnerLogos: ReadonlyMap<string, Logo> = new Map(
  Object.entries(drawings).map(([file, svg]) => {
    const name = file.replace(/^.*\/|\.svg$/g, '');
    return [name, logoOf(name, svg)];
  }),
);
