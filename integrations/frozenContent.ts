import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Plugin } from 'vite';

// Node's own import(): Astro loads its configuration through Vite, which would replace it.
const read = createRequire(import.meta.url);

const isPlain = (value: unknown) =>
  value !== undefined && isDeepStrictEqual(JSON.parse(JSON.stringify(value)), value);

/**
 * Builds with what the content says, not with how it is read: pages rendered on demand then need
 * neither the owner's folder, which may be half edited while the site runs, nor what checks it.
 */
export function frozenContent(root: string): Plugin {
  // Vite's paths have slashes, on Windows too.
  const readers = `${resolve(root, 'src/content').replaceAll('\\', '/')}/`;
  return {
    name: 'frozen-content',
    apply: 'build',
    load(id) {
      if (!id.startsWith(readers) || id.slice(readers.length).includes('/')) return undefined;
      const values = Object.entries<unknown>(read(id));
      // Schemas and functions are used only while reading: they are left out.
      if (!values.every(([, value]) => typeof value !== 'function' && isPlain(value)))
        return undefined;
      return values
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
