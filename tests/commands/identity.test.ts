import { expect, test } from 'vitest';
import { contentWith, type Finished, finish } from './support.ts';

test('npm run identity lists every fictional value and fails while one is left', async () => {
  const { code, output } = await finish('npm', ['run', 'identity']);
  expect(code).toBe(1);
  for (const value of [
    'https://www.lefevre-et-fils.example',
    'bonjour@lefevre-et-fils.example',
    '02 61 91 37 41',
    '402 318 657',
    '03 53 01 60 12',
  ]) {
    expect(output).toContain(`« ${value} »`);
  }
  expect(output).toMatch(/content\/company\.yaml:7 phone/);
  expect(output).toMatch(/content\/partners\.yaml:\d+ partners\.0\.url/);
});

test('it asks for what only the owner can confirm, until it is', async () => {
  const open = /content\/declarations\.yaml:\d+ (\w+)\.confirmation = « à confirmer » : .+\?/g;
  const namesIn = ({ output }: Finished) => [...output.matchAll(open)].map(([, name]) => name);
  const before = await finish('npm', ['run', 'identity']);
  expect(namesIn(before)).toEqual(
    expect.arrayContaining(['transferts_hors_ue', 'attestation_capacite', 'activite_formation']),
  );
  expect(namesIn(before)).toEqual(
    expect.arrayContaining(['experience', 'satisfaction', 'economies_moyenne']),
  );
  expect(namesIn(before)).toEqual(
    expect.arrayContaining(['delai_reponse', 'diagnostic', 'location', 'messagerie']),
  );
  const CONTENT_DIR = contentWith('declarations.yaml', (source) =>
    source.replace(
      /(experience:\n {2}confirmation: ).*/,
      '$1"2026-11-20 : extrait Kbis, société créée en 2003"',
    ),
  );
  const after = await finish('npm', ['run', 'identity'], { CONTENT_DIR });
  expect(namesIn(after)).toEqual(namesIn(before).filter((name) => name !== 'experience'));
  expect(after.code).toBe(1);
});

test('a real phone number leaves the list', async () => {
  const CONTENT_DIR = contentWith('company.yaml', (source) =>
    source.replace('02 61 91 37 41', '02 35 12 34 56'),
  );
  const { output } = await finish('npm', ['run', 'identity'], { CONTENT_DIR });
  expect(output).not.toContain('company.yaml:7 ');
});
