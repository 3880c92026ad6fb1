import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = globSync('server/**/*.ts')
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const all = (pattern: RegExp) => [...sources.matchAll(pattern)].map(([, name = '']) => name);
/** Names written out, and the beginnings of those that are put together. */
const written = all(/(?:event: |everyMinute\()'([\w-]+)'/g);
const begun = all(/event: `([\w-]+)\$\{/g);

const [, table = ''] = /### Events of the log\n(.*?)\n## /s.exec(
  readFileSync('deploy/README.md', 'utf8'),
) ?? [''];
const documented = [...table.matchAll(/^\| `([\w-]+)`/gm)].map(([, name = '']) => name);

test('deploy/README.md explains every event of the log, and no other', () => {
  expect(written.length).toBeGreaterThan(15);
  expect(written.filter((name) => !documented.includes(name))).toEqual([]);
  expect(begun.filter((start) => !documented.some((name) => name.startsWith(start)))).toEqual([]);
  const known = documented.filter(
    (name) => written.includes(name) || begun.some((start) => name.startsWith(start)),
  );
  expect(documented).toEqual(known);
});
