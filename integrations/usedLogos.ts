import { createRequire } from 'node:module';
import { basename, resolve } from 'node:path';
import type { Plugin } from 'vite';

// Node's own import(): see frozenContent.ts.
const read = createRequire(import.meta.url);

/** The drawings that the content names. */
function usedNames(root: string): Set<string> {
  const load = (name: string) => read(resolve(root, 'src/content', `${name}.ts`));
  const { brand } = load('brand');
  const { partners } = load('partners').partners;
  const ours = [brand.onLight, brand.onDark].map(({ symbol, drawing }) => drawing?.file ?? symbol);
  const theirs = partners.map(({ logo }: { logo: string }) => logo);
  // The hero and the plates show it whatever the header shows.
  return new Set(['symbol', ...ours, ...theirs]);
}

/** Publishes no drawing that no page shows: a company's site must not hold the name of another. */
export function usedLogos(root: string): Plugin {
  const folder = `${resolve(root, 'src/assets/logos').replaceAll('\\', '/')}/`;
  let used: Set<string> | undefined;
  return {
    name: 'used-logos',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const [file = '', query] = id.split('?');
      if (query === undefined || !file.startsWith(folder)) return undefined;
      used ??= usedNames(root);
      return used.has(basename(file, '.svg')) ? undefined : "export default '';";
    },
  };
}
