import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkChanges } from './checkChanges.ts';

const FOLDER = 'tests/content';
const read = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8');
const company = read('company.yaml');
const changed = (path: string, text: string) => ({ path, bytes: Buffer.from(text) });

test('the content as it is has no problem; nothing is written by asking', async () => {
  expect(await checkChanges([], FOLDER)).toEqual([]);
  const wrong = company.replace('bonjour@lefevre-et-fils.example', 'bonjour@');
  expect(await checkChanges([changed('content/company.yaml', wrong)], FOLDER)).toMatchObject([
    { file: 'content/company.yaml', field: 'email' },
  ]);
  expect(read('company.yaml')).toBe(company);
});

test('a change is refused for what it breaks elsewhere', async () => {
  const figures = read('figures.yaml');
  const more = figures.replace('value: 18\n\n# Données', 'value: 19\n\n# Données');
  const problems = await checkChanges([changed('content/figures.yaml', more)], FOLDER);
  expect(problems).toMatchObject([{ file: 'content/faq.yaml', field: 'groups' }]);
});

test('a logo counts before it is there', async () => {
  const partners = read('partners.yaml').replace('logo: rotalys', 'logo: nova');
  const change = changed('content/partners.yaml', partners);
  expect(await checkChanges([change], FOLDER)).toMatchObject([{ field: 'partners[0].logo' }]);
  const withLogo = [change, changed('src/assets/logos/nova.svg', '<svg/>')];
  expect(await checkChanges(withLogo, FOLDER)).toEqual([]);
});
