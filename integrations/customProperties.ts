import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { shortName } from './shortNames.ts';

const NAME = /--[a-z_][\w-]*/g;
const DECLARATION = /(--[a-z_][\w-]*):\s*([^;{}]+);/g;

const textsOf = (root: string, pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .sort()
    .map((file) => readFileSync(resolve(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''));

const count = (text: string, part: string) => text.split(part).length - 1;

interface Declaration {
  prop: string;
  value: string;
  remove(): void;
}

interface Registration {
  params: string;
}

/** Tokens that are set once and never again, where their value is shorter than its name or is read once. */
function constantsIn(css: string): Map<string, string> {
  const all = [...css.matchAll(DECLARATION)].map(([, name = '', value = '']) => ({ name, value }));
  const isSetOnce = (name: string) => all.filter((other) => other.name === name).length === 1;
  const isShort = ({ name, value }: { name: string; value: string }) =>
    /^[\d.]+(rem|px)$/.test(value) || (/^oklch/.test(value) && count(css, `var(${name})`) === 1);
  return new Map(
    all
      .filter((one) => isSetOnce(one.name) && isShort(one))
      .map(({ name, value }) => [name, value]),
  );
}

/**
 * For visitors, style sheets without their long names: constants are written out, and the custom properties that
 * only style sheets know get short names, as classes do (classNames.ts). Up to half a kilobyte of every page, before
 * its first words. Those that a script or a page names keep theirs.
 */
export function customProperties(root: string) {
  const plugin = { postcssPlugin: 'custom-properties' };
  if (process.env['NODE_ENV'] !== 'production') return plugin;
  const css = textsOf(root, 'src/**/*.css').join('\n');
  const global = textsOf(root, 'src/styles/{palette,tokens}.css').join('\n');
  const known = new Set(textsOf(root, 'src/**/*.{ts,tsx,astro}').join('\n').match(NAME));
  const constants = constantsIn(css);
  for (const name of constants.keys())
    if (known.has(name) || !global.includes(`${name}:`)) constants.delete(name);
  const own = new Set([...css.matchAll(DECLARATION)].map(([, name = '']) => name));
  const renamed = [...own].filter((name) => !known.has(name) && !constants.has(name));
  const short = new Map(renamed.map((name, index) => [name, `--${shortName(index)}`]));
  const rewrite = (text: string) =>
    text
      .replace(/var\((--[\w-]+)\)/g, (use, name) => constants.get(name) ?? use)
      .replace(NAME, (name) => short.get(name) ?? name);
  return {
    ...plugin,
    AtRule: {
      property(registration: Registration) {
        registration.params = rewrite(registration.params);
      },
    },
    Declaration(declaration: Declaration) {
      if (constants.has(declaration.prop)) return declaration.remove();
      const [prop, value] = [rewrite(declaration.prop), rewrite(declaration.value)];
      if (prop !== declaration.prop) declaration.prop = prop;
      if (value !== declaration.value) declaration.value = value;
    },
  };
}
