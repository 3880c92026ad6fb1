import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkChanges } from './checkChanges.ts';

const company = readFileSync('content/company.yaml', 'utf8');
const changed = (path: string, text: string) => ({ path, bytes: Buffer.from(text) });

test('the content as it is has no problem; nothing is written by asking', async () => {
  expect(await checkChanges([])).toEqual([]);
  const wrong = company.replace('contact@aerance.example', 'contact@');
  expect(await checkChanges([changed('content/company.yaml', wrong)])).toMatchObject([
    { file: 'content/company.yaml', field: 'email' },
  ]);
  expect(readFileSync('content/company.yaml', 'utf8')).toBe(company);
});

test('a change is refused for what it breaks elsewhere', async () => {
  const figures = readFileSync('content/figures.yaml', 'utf8');
  const fewer = figures.replace('value: 20\n\n# Données', 'value: 21\n\n# Données');
  const problems = await checkChanges([changed('content/figures.yaml', fewer)]);
  expect(problems).toMatchObject([{ file: 'content/faq.yaml', field: 'groups' }]);
});

test('a logo counts before it is there', async () => {
  const partners = readFileSync('content/partners.yaml', 'utf8').replace(
    'logo: rotalys',
    'logo: nova',
  );
  const change = changed('content/partners.yaml', partners);
  expect(await checkChanges([change])).toMatchObject([{ field: 'partners[0].logo' }]);
  expect(await checkChanges([change, changed('src/assets/logos/nova.svg', '<svg/>')])).toEqual([]);
});
