import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const sources = globSync('src/**/*.{ts,tsx,astro}').filter((file) => !/\.(test|d)\.ts$/.test(file));
const read = (file: string) => readFileSync(file, 'utf8');
const layerOf = (file: string) => file.split('/')[1] ?? '';

describe('the house', () => {
  test('only pages and layouts are .astro', () => {
    const astro = sources.filter((file) => file.endsWith('.astro')).map(layerOf);
    expect(new Set(astro)).toEqual(new Set(['pages', 'layouts']));
  });

  test('only pages spend JavaScript on islands', () => {
    const hydrating = sources.filter((file) => /\sclient:\w+/.test(read(file))).map(layerOf);
    expect(hydrating.filter((layer) => layer !== 'pages')).toEqual([]);
  });

  test('no static element carries a style attribute: the security policy would block it', () => {
    expect(sources.filter((file) => /\sstyle=/.test(read(file)))).toEqual([]);
  });

  test('no Suspense: it would hide errors of the build', () => {
    expect(sources.filter((file) => read(file).includes('Suspense'))).toEqual([]);
  });

  test('words for visitors are in content/, not in components', () => {
    const words = />[^<>{}=;()]*\p{L}{2,}[^<>{}=;()]*<\//u;
    const spoken = sources.filter((file) => file.endsWith('.tsx') && words.test(read(file)));
    expect(spoken).toEqual([]);
  });

  test.each([
    ['a page is a table of contents', 'src/pages/**/*.astro', 60],
    ['a behaviour is small', 'src/behaviors/*.ts', 60],
    ['a global style sheet is small', 'src/styles/*.css', 100],
  ])('%s', (_, pattern, max) => {
    const files = globSync(pattern);
    expect(files).not.toEqual([]);
    expect(files.filter((file) => read(file).trimEnd().split('\n').length > max)).toEqual([]);
  });

  test('a component takes six props at most', () => {
    const crowded = sources.filter((file) => {
      const [, props = ''] = /^interface Props[^{]*\{\n(.*?)^\}/ms.exec(read(file)) ?? [];
      return [...props.matchAll(/^ {2}(readonly )?\w+\??:/gm)].length > 6;
    });
    expect(crowded).toEqual([]);
  });

  test('components take no class, but the three that stand in the grid of a section', () => {
    const dressed = sources.filter((file) => /^ {2}className\??:/m.test(read(file)));
    const inGrids = ['BreakdownCall', 'Picture', 'Plate'];
    expect(dressed.sort()).toEqual(inGrids.map((name) => `src/components/${name}.tsx`));
  });

  test('files stay short', () => {
    const files = globSync(
      '{src,server,scripts,tools,integrations,editor}/**/*.{ts,tsx,astro,css,mjs}',
      {
        // The list of mutants is a table.
        exclude: ['**/node_modules', '**/.cache', 'tools/mutants/mutants.ts'],
      },
    );
    const long = files.filter((file) => read(file).split('\n').length > 151);
    expect(long).toEqual([]);
  });

  test('no type is asserted but where the line before says why', () => {
    const files = globSync('{src,server,scripts,tools,integrations,editor}/**/*.{ts,tsx}', {
      exclude: ['**/node_modules', '**/.cache', '**/*.test.ts'],
    });
    const unexplained = files.flatMap((file) => {
      const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest);
      const lines = source.text.split('\n');
      const found: string[] = [];
      const visit = (node: ts.Node) => {
        if (ts.isAsExpression(node) && node.type.getText(source) !== 'const') {
          const { line } = source.getLineAndCharacterOfPosition(node.type.getStart(source));
          if (!/^\s*\/\//.test(lines[line - 1] ?? '')) found.push(`${file}:${line + 1}`);
        }
        ts.forEachChild(node, visit);
      };
      visit(source);
      return found;
    });
    expect(unexplained).toEqual([]);
  });

  test('knip.json names only what exists', () => {
    const { entry, project } = JSON.parse(read('knip.json'));
    const patterns: string[] = [...entry, ...project].map((text: string) => text.replace('!', ''));
    // Each name of a list in braces is one promise.
    const each = patterns.flatMap((text) => {
      const [, before = text, names = '', after = ''] = /^(.*?)\{([^}]*)\}(.*)$/.exec(text) ?? [];
      return names === '' ? [before] : names.split(',').map((name) => `${before}${name}${after}`);
    });
    expect(each.filter((pattern) => globSync(pattern).length === 0)).toEqual([]);
  });
});
