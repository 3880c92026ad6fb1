import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const names = (source: string, pattern: RegExp) =>
  new Set([...source.matchAll(pattern)].map(([, name]) => name));

const withoutComments = (css: string) =>
  css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/url\([^)]*\)/g, '');

describe('CSS modules', () => {
  test.each(globSync('src/**/*.module.css'))(
    '%s defines what its component uses, and no more',
    (file) => {
      const used = names(read(file.replace('.module.css', '.tsx')), /styles\.(\w+)/g);
      const defined = names(withoutComments(read(file)), /\.([a-zA-Z]\w*)/g);
      expect([...defined].sort()).toEqual([...used].sort());
    },
  );

  test.each(globSync('src/**/*.module.css'))('%s uses roles, not the palette', (file) => {
    expect(read(file)).not.toMatch(/--_/);
  });

  test('global classes used by components exist, and none is left over', () => {
    const css = globSync('src/styles/*.css').map(read).map(withoutComments).join('\n');
    const defined = names(css, /^\s*\.([a-z][a-z-]*)/gm);
    const markup = globSync('src/**/*.{tsx,astro}').map(read).join('\n');
    const used = new Set(
      [...markup.matchAll(/class(?:Name)?=(?:"([^"]+)"|\{`([^`]+)`\})/g)]
        .flatMap(([, plain, template]) =>
          (plain ?? template ?? '').replace(/\$\{[\w.]+\}/g, '').split(/[^\w-]+/),
        )
        .filter((name) => name !== ''),
    );
    expect([...used].sort()).toEqual([...defined].sort());
  });

  test('every custom property that is read is set somewhere', () => {
    const css = globSync('src/**/*.css').map(read).map(withoutComments).join('\n');
    const set = names(css, /(--[\w-]+)\s*:/g);
    // A knob with a default (`var(--x, …)`) may stay unset.
    const needed = names(css, /var\((--[\w-]+)\)/g);
    expect([...needed].filter((name) => !set.has(name))).toEqual([]);
  });

  test('every custom property that is set is read: all pages carry it', () => {
    const css = globSync('src/**/*.css').map(read).map(withoutComments).join('\n');
    const set = names(css, /^\s*(--[\w-]+)\s*:/gm);
    const readByName = names(css, /var\(\s*(--[\w-]+)/g);
    expect([...set].filter((name) => !readByName.has(name))).toEqual([]);
  });

  test('every colour is in the palette', () => {
    const files = globSync('src/**/*.{css,ts,tsx,astro}', { exclude: ['**/*.test.ts'] });
    const colored = files.filter((file) =>
      /(['"\s(])#[\da-f]{3,8}\b(?!\/)|\b(oklch|rgba?|hsla?)\([\d.]/i.test(
        withoutComments(read(file)).replace(/^import .*$/gm, ''),
      ),
    );
    expect(colored).toEqual(['src/styles/palette.css']);
  });

  test('a space is one of the ten steps; only a layout may be larger', () => {
    const tokens = [...read('src/styles/tokens.css').matchAll(/--space-\w+: ([\d.]+)rem;/g)];
    const steps = new Set(tokens.map(([, value]) => Number(value)).slice(0, 10));
    expect(steps.size).toBe(10);
    const typed = globSync('src/**/*.css').flatMap((file) =>
      [...read(file).matchAll(/^\s*(?:margin|padding|(?:row-|column-)?gap)[a-z-]*:[^;{}]+/gm)]
        .flatMap(([declaration]) => declaration.match(/[\d.]+(?=rem)/g) ?? [])
        .filter((value) => Number(value) <= Math.max(...steps))
        .map((value) => `${file}: ${value}rem`),
    );
    expect(typed).toEqual([]);
  });

  test('breakpoints stand in one place', () => {
    const typed = globSync('src/**/*.{css,ts,tsx,astro}').filter((file) =>
      /-width: (39\.99|40|61\.99|62)rem/.test(read(file)),
    );
    expect(typed).toEqual(['src/domain/breakpoints.ts']);
  });
});
