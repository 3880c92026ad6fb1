import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkChanges } from './checkChanges.ts';

const company = readFileSync('content/company.yaml', 'utf8');
const changed = (path: string, text: string) => ({ path, bytes: Buffer.from(text) });

test('the content as it is has no problem; nothing is written by asking', async () => {
  expect((await checkChanges([])).problems).toEqual([]);
  const wrong = company.replace('contact@aerance.example', 'contact@');
  expect(await checkChanges([changed('content/company.yaml', wrong)])).toMatchObject({
    problems: [{ file: 'content/company.yaml', field: 'email' }],
  });
  expect(readFileSync('content/company.yaml', 'utf8')).toBe(company);
});

test('a change is warned of what it makes worse elsewhere, and accepted', async () => {
  const figures = readFileSync('content/figures.yaml', 'utf8');
  const fewer = figures.replace('value: 20\n\n# Données', 'value: 21\n\n# Données');
  const { problems, warnings } = await checkChanges([changed('content/figures.yaml', fewer)]);
  expect(problems).toEqual([]);
  expect(warnings).toContainEqual(
    expect.objectContaining({ file: 'content/faq.yaml', field: 'groups' }),
  );
});

test('a logo counts before it is there', async () => {
  const partners = readFileSync('content/partners.yaml', 'utf8').replace(
    'logo: rotalys',
    'logo: nova',
  );
  const change = changed('content/partners.yaml', partners);
  const unknown = await checkChanges([change]);
  expect(unknown).toMatchObject({ problems: [{ field: 'partners[0].logo' }], warnings: [] });
  const drawn = await checkChanges([change, changed('src/assets/logos/nova.svg', '<svg/>')]);
  expect(drawn.problems).toEqual([]);
});

test('a file that no page reads is told, and stops nothing', async () => {
  const { problems, warnings } = await checkChanges([changed('content/notes.yaml', 'a: b')]);
  expect(problems).toEqual([]);
  expect(warnings).toContainEqual(expect.objectContaining({ file: 'content/notes.yaml', line: 1 }));
});
