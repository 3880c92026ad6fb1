import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DIST } from '#scripts/serverProcess.mjs';
import { replace } from './contentMistakes.ts';
import { contentWith, finish } from './support.ts';

// What the build says of each mistake: tests/build/contentMistakes.test.ts.
test('the build says all mistakes at once, and leaves the site in place', async () => {
  const before = readFileSync(`${DIST}/build-id`, 'utf8');
  const CONTENT_DIR = contentWith('company.yaml', (source) =>
    source.replace('name: Lefèvre & Fils', 'name: ""').replace('02 61', '61'),
  );
  const { code, output } = await finish('npm', ['run', 'build'], { CONTENT_DIR });
  expect(code).not.toBe(0);
  expect(output.match(/champ «/g)).toHaveLength(2);
  expect(output, 'no stack for the owner').not.toMatch(/\n\s+at /);
  expect(readFileSync(`${DIST}/build-id`, 'utf8')).toBe(before);
});

test('npm start stops at a content error too', async () => {
  const wrong = replace('bonjour@lefevre-et-fils.example', 'bonjour');
  const CONTENT_DIR = contentWith('company.yaml', wrong);
  const { code, output } = await finish('npm', ['start'], { CONTENT_DIR, PORT: '0' });
  expect(output).toMatch(
    /content\/company\.yaml:6 champ « email » : adresse e-mail incorrecte : par exemple \S+ \(reçu : "bonjour"\)/,
  );
  expect(output).not.toContain('prêt');
  expect(code).not.toBe(0);
});
