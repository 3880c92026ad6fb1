import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkChanges } from './checkChanges.ts';

const FOLDER = 'tests/content';
const read = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8');
const company = read('company.yaml');
const changed = (path: string, text: string) => ({ path, bytes: Buffer.from(text) });

test('the content as it is has no problem; nothing is written by asking', async () => {
  expect((await checkChanges([], FOLDER)).problems).toEqual([]);
  const wrong = company.replace('bonjour@lefevre-et-fils.example', 'bonjour@');
  expect(await checkChanges([changed('content/company.yaml', wrong)], FOLDER)).toMatchObject({
    problems: [{ file: 'content/company.yaml', field: 'email' }],
  });
  expect(read('company.yaml')).toBe(company);
});

test('a change is warned of what it makes worse elsewhere, and accepted', async () => {
  const more = read('figures.yaml').replace('value: 18\n\n# Données', 'value: 19\n\n# Données');
  const { problems, warnings } = await checkChanges(
    [changed('content/figures.yaml', more)],
    FOLDER,
  );
  expect(problems).toEqual([]);
  expect(warnings).toContainEqual(
    expect.objectContaining({ file: 'content/faq.yaml', field: 'groups' }),
  );
});

test('a logo counts before it is there', async () => {
  const partners = read('partners.yaml').replace('logo: rotalys', 'logo: nova');
  const change = changed('content/partners.yaml', partners);
  const unknown = await checkChanges([change], FOLDER);
  expect(unknown).toMatchObject({ problems: [{ field: 'partners[0].logo' }], warnings: [] });
  const withLogo = [change, changed('src/assets/logos/nova.svg', '<svg/>')];
  expect((await checkChanges(withLogo, FOLDER)).problems).toEqual([]);
});

test('a file that no page reads is told, and stops nothing', async () => {
  const notes = changed('content/notes.yaml', 'a: b');
  const { problems, warnings } = await checkChanges([notes], FOLDER);
  expect(problems).toEqual([]);
  expect(warnings).toContainEqual(expect.objectContaining({ file: 'content/notes.yaml', line: 1 }));
});
