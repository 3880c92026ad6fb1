import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { shortName } from './shortNames.ts';

const NAME = /--[a-z_][\w-]*/g;

function namesIn(root: string, pattern: string): string[] {
  return globSync(pattern, { cwd: root })
    .sort()
    .flatMap((file) => readFileSync(resolve(root, file), 'utf8').match(NAME) ?? []);
}

interface Declaration {
  prop: string;
  value: string;
}

/**
 * Short names for the custom properties that only style sheets know, as for classes (classNames.ts): up to
 * half a kilobyte of every page, before its first words. Those that a script or a page writes keep theirs.
 */
export function customProperties(root: string) {
  const plugin = { postcssPlugin: 'custom-properties' };
  if (process.env['NODE_ENV'] !== 'production') return plugin;
  const known = new Set(namesIn(root, 'src/**/*.{ts,tsx,astro}'));
  const own = [...new Set(namesIn(root, 'src/**/*.css'))].filter((name) => !known.has(name));
  const short = new Map(own.map((name, index) => [name, `--${shortName(index)}`]));
  const rename = (text: string) => text.replace(NAME, (name) => short.get(name) ?? name);
  return {
    ...plugin,
    Declaration(declaration: Declaration) {
      const [prop, value] = [rename(declaration.prop), rename(declaration.value)];
      if (prop !== declaration.prop) declaration.prop = prop;
      if (value !== declaration.value) declaration.value = value;
    },
  };
}
