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
    // lib/drawingStyles.ts writes those that follow the content.
    const css = globSync(['src/**/*.css', 'src/lib/drawingStyles.ts'])
      .map(read)
      .map(withoutComments)
      .join('\n');
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
});
