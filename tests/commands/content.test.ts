import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DIST } from '../../scripts/serverProcess.mjs';
import { MISTAKES, replace } from './contentMistakes.ts';
import { contentWith, finish } from './support.ts';

describe('the build stops at', () => {
  test.concurrent.each(MISTAKES)('%s', async (_name, file, change, message) => {
    const before = readFileSync(`${DIST}/build-id`, 'utf8');
    const { code, output } = await finish('npm', ['run', 'build'], {
      CONTENT_DIR: contentWith(file, change),
    });
    expect(output).toMatch(message);
    expect(code).not.toBe(0);
    expect(output, 'no stack for the owner').not.toMatch(/\n\s+at /);
    expect(readFileSync(`${DIST}/build-id`, 'utf8'), 'the site in place stays').toBe(before);
  });

  test('all mistakes at once, not only the first', async () => {
    const folder = contentWith('company.yaml', replace('name: Aérance', 'name: ""'));
    const both = contentWith('company.yaml', (source) =>
      source.replace('name: Aérance', 'name: ""').replace('01 99', '99'),
    );
    const one = await finish('node', ['scripts/build.ts'], { CONTENT_DIR: folder });
    const two = await finish('node', ['scripts/build.ts'], { CONTENT_DIR: both });
    expect(one.output.match(/champ «/g)).toHaveLength(1);
    expect(two.output.match(/champ «/g)).toHaveLength(2);
  });
});

test('npm start stops at a content error too', async () => {
  const CONTENT_DIR = contentWith('company.yaml', replace('contact@aerance.example', 'contact'));
  const { code, output } = await finish('npm', ['start'], { CONTENT_DIR, PORT: '0' });
  expect(output).toMatch(
    /content\/company\.yaml:6 champ « email » : adresse e-mail incorrecte : par exemple \S+ \(reçu : "contact"\)/,
  );
  expect(output).not.toContain('prêt');
  expect(code).not.toBe(0);
});
