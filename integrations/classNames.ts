import { globSync, readFileSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { shortName } from './shortNames.ts';

function classesIn(file: string): Set<string> {
  const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, '');
  return new Set([...css.matchAll(/\.([a-zA-Z]\w*)/g)].map(([, name = '']) => name));
}

const readable = (name: string, file: string) => `${basename(file, '.module.css')}-${name}`;

/**
 * Names for the classes of CSS modules: readable while developing; for visitors as short as can be,
 * which spares a page a kilobyte. Sorted, so that the same sources always give the same bytes.
 */
export function classNames(root: string): (name: string, file: string) => string {
  if (process.env['NODE_ENV'] !== 'production') return readable;
  const short = new Map<string, string>();
  for (const file of globSync('src/**/*.module.css', { cwd: root }).sort()) {
    for (const name of classesIn(resolve(root, file))) {
      short.set(`${file} ${name}`, shortName(short.size));
    }
  }
  return (name, file) => short.get(`${relative(root, file)} ${name}`) ?? readable(name, file);
}
