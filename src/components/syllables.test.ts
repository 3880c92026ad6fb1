import { expect, test } from 'vitest';
import { syllables } from './syllables.ts';

test.each([
  ['Température', 'Tem-pé-ra-ture'],
  ['investissement', 'in-ves-tis-se-ment'],
  ['compresseur', 'com-pres-seur'],
  ['réfrigérant', 'ré-fri-gé-rant'],
  ['technique', 'tech-ni-que'],
  ['Diamètre', 'Dia-mètre'],
  ['Débit du trou', 'Débit du trou'],
])('%s may break as %s', (word, broken) => {
  expect(syllables(word).replaceAll('\u00ad', '-')).toBe(broken);
});
