import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentFiles } from '#site/content/pipeline/contentFolder.ts';
import { mergeYaml } from './mergeYaml.ts';

const read = (file: string) => readFileSync(`tests/content/${file}`, 'utf8');

/** The lines of two texts that are not in both. */
function changedLines(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return [
    ...old.filter((line) => !now.includes(line)),
    ...now.filter((line) => !old.includes(line)),
  ];
}

test.each(contentFiles('.yaml'))('%s keeps every line but the one that comes', (file) => {
  const source = read(file);
  const value = parse(source);
  const [after, line] = Array.isArray(value)
    ? [mergeYaml(source, [...value, 'comes']), '- comes']
    : [mergeYaml(source, { ...value, comes: true }), 'comes: true'];
  expect(after).toBe(`${source}${line}\n`);
  const windows = (text: string) => text.replaceAll('\n', '\r\n');
  expect(mergeYaml(windows(source), parse(after))).toBe(windows(after));
});

test('a file written otherwise keeps every byte when nothing changes', () => {
  const source = 'a:   [1,2]\n\n\n\nb: {c: "d"}\n';
  expect(mergeYaml(source, parse(source))).toBe(source);
});

test('one value changes one line', () => {
  const source = read('company.yaml');
  const after = mergeYaml(source, { ...parse(source), phone: '01 99 00 11 22' });
  expect(changedLines(source, after)).toEqual(['phone: 02 61 91 37 41', 'phone: 01 99 00 11 22']);
});

test('quotes come when they must, and stay', () => {
  const source = 'plain: a\nneeded: "%"\ntaste: "b"\n';
  const value = { plain: 'a : b', needed: 'h', taste: 'c' };
  expect(mergeYaml(source, value)).toBe('plain: "a : b"\nneeded: "h"\ntaste: "c"\n');
  expect(mergeYaml('code: a\n', { code: '75' })).toBe('code: "75"\n');
  expect(mergeYaml('list: [ a, b ]\n', { list: ['a, c', 'b'] })).toBe('list: [ "a, c", b ]\n');
});

test('an entry is added, moved and removed with its comment', () => {
  const source =
    'list:\n  # un\n  - id: a\n    n: 1\n  # deux\n  - id: b\n    n: 2 # note\n# fin\nlast: x\n';
  const [a, b] = [
    { id: 'a', n: 1 },
    { id: 'b', n: 2 },
  ];
  const merge = (list: readonly object[]) => mergeYaml(source, { list, last: 'x' });
  expect(merge([a, b, { id: 'c', n: 3 }])).toBe(
    source.replace('# fin', '  - id: c\n    n: 3\n# fin'),
  );
  expect(merge([a])).toBe(source.replace('  # deux\n  - id: b\n    n: 2 # note\n', ''));
  expect(merge([{ ...b, n: 9 }])).toContain('- id: b\n    n: 9 # note\n# fin');
  expect(merge([b, a])).toContain('# deux\n  - id: b\n    n: 2 # note\n  - id: a\n    n: 1\n# fin');
});

test('a field comes and goes, flow style stays', () => {
  const source = '- { label: A, href: /a }\n';
  expect(
    mergeYaml(source, [
      { label: 'A', href: '/a' },
      { label: 'B', href: '/b' },
    ]),
  ).toBe('- { label: A, href: /a }\n- { label: B, href: /b }\n');
  expect(mergeYaml('a: 1\n# b\nb: 2\nc: 3\n', { a: 1, c: 3 })).toBe('a: 1\nc: 3\n');
  expect(mergeYaml('a: 1\nc: 3\n', { a: 1, b: { d: [1] }, c: 3 })).toBe(
    'a: 1\nb:\n  d:\n    - 1\nc: 3\n',
  );
});

test('keys follow the wanted order only when asked', () => {
  const source = 'a: 1\n\n# two\nb: 2\n';
  expect(mergeYaml(source, { b: 2, a: 1 })).toBe(source);
  expect(mergeYaml(source, { b: 2, a: 1 }, { keepsOrder: false })).toBe('# two\nb: 2\na: 1\n');
});

const leaf = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.integer(),
  fc.constantFrom('', '{x}', 'a: b', '- c', '# d', '75', 'yes', 'a\nb', ' a ', '\u00a0', '\u3000'),
);
const tree = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: 'small' }, leaf, tie('list'), tie('map')),
  list: fc.array(tie('value'), { maxLength: 4 }),
  map: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), tie('value'), { noNullPrototype: true }),
})).map;

test('whatever is merged into whatever, the file then says it', () => {
  fc.assert(
    fc.property(tree, tree, fc.boolean(), (old, value, isFlow) => {
      const source = isFlow ? JSON.stringify(old) : mergeYaml('', old);
      const once = mergeYaml(source, value);
      expect(parse(once)).toEqual(value);
      expect(mergeYaml(once, value)).toBe(once);
    }),
    { numRuns: 120 },
  );
});
