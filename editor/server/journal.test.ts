import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Journal } from './journal.ts';

let folder = '';
let journal = new Journal('');
const at = (name: string) => join(folder, name);
const read = (name: string) => readFileSync(at(name), 'utf8');
const change = (name: string, text: string | undefined) => ({
  path: at(name),
  bytes: text === undefined ? undefined : Buffer.from(text),
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
  journal = new Journal(at('history'));
  writeFileSync(at('a.yaml'), 'a: 1\r\n# é\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('saves are taken back one by one, to the byte', () => {
  journal.write('Entreprise', [change('a.yaml', 'a: 2\n'), change('new.svg', '<svg/>')]);
  journal.write('Chiffres', [change('a.yaml', undefined)]);
  expect(existsSync(at('a.yaml'))).toBe(false);
  expect(journal.last()).toEqual({ what: 'Chiffres', paths: [at('a.yaml')] });

  expect(journal.undo()).toMatchObject({ what: 'Chiffres', changedSince: [] });
  expect(read('a.yaml')).toBe('a: 2\n');
  expect(journal.undo()).toMatchObject({ what: 'Entreprise', changedSince: [] });
  expect(read('a.yaml')).toBe('a: 1\r\n# é\n');
  expect(existsSync(at('new.svg'))).toBe(false);
  expect(journal.last()).toBeUndefined();
  expect(journal.undo()).toBeUndefined();
});

test('what someone else wrote since is never overwritten', () => {
  journal.write('Entreprise', [change('a.yaml', 'a: 2\n')]);
  writeFileSync(at('a.yaml'), 'a: 3\n');
  expect(journal.undo()).toMatchObject({ what: 'Entreprise', changedSince: [at('a.yaml')] });
  expect(read('a.yaml')).toBe('a: 3\n');
  expect(journal.last()).toMatchObject({ what: 'Entreprise' });
});

test('the journal does not grow for ever, and leaves no half-written file', () => {
  for (let index = 0; index < 205; index += 1)
    journal.write('Entreprise', [change('a.yaml', `a: ${index}\n`)]);
  expect(readdirSync(at('history')).length).toBeLessThanOrEqual(201);
  expect(readdirSync(folder).sort()).toEqual(['a.yaml', 'history']);
});
