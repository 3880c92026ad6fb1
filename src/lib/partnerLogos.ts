import type { Logo } from '#site/sections/Partners.tsx';

const addresses = import.meta.glob<string>('../assets/logos/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
const drawings = import.meta.glob<string>('../assets/logos/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** All logos are shown as high as each other. */
const HEIGHT = 48;

function widthOf(svg: string): number {
  const [, width = '1', height = '1'] =
    /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return Math.round((HEIGHT * Number(width)) / Number(height));
}

/** The drawings of src/assets/logos by name. */
export const partnerLogos: ReadonlyMap<string, Logo> = new Map(
  Object.entries(addresses).map(([file, src]) => [
    file.replace(/^.*\/|\.svg$/g, ''),
    { src, width: widthOf(drawings[file] ?? ''), height: HEIGHT },
  ]),
);
