import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const documents = globSync(['*.md', '{content,deploy,docs}/**/*.md'], {
  exclude: ['content/legal/**'],
});
const read = (file: string) => readFileSync(file, 'utf8');

/** As GitHub makes them from titles. */
const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe.each(documents)('%s', (document) => {
  test('links lead to files and titles that exist', () => {
    const links = [
      ...read(document).matchAll(/\]\((?!https?:|mailto:|\/)([^)#\s]*)#?([^)\s]*)\)/g),
    ];
    for (const [, path = '', anchor = ''] of links) {
      const target = path === '' ? document : join(dirname(document), path);
      expect(existsSync(target), `${target} of ${document}`).toBe(true);
      if (anchor !== '' && document !== 'content/README.md')
        expect(anchorsOf(target), `${document}: ${path}#${anchor}`).toContain(anchor);
    }
  });

  test('commands exist', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const named = [...read(document).matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name);
    expect(named.filter((name) => name !== undefined && !(name in scripts))).toEqual([]);
  });
});

test('a newcomer reads the README to its end', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(121);
});
