import { expect, test } from 'vitest';
import { FIELDS } from '../leadFields.ts';
import { CARRIED, carriedLine, MAX_CARRIED } from './carriedLine.ts';
import { toolLine } from './toolLine.ts';

test('the form takes as much as a tool may write', () =>
  expect(MAX_CARRIED).toBe(FIELDS.estimate.max));

test('a line comes back as it left', () => {
  const line = 'Fuites\u00a0: Coût par an 3\u00a0690\u00a0€';
  expect(carriedLine(`?type=diagnostic&${new URLSearchParams({ [CARRIED]: line })}`)).toBe(line);
});

test('nothing, several lines or too much: one line, or none', () => {
  expect(carriedLine('?type=devis')).toBe('');
  expect(carriedLine('?calcul=a%0D%0Ab%00')).toBe('a b');
  expect(carriedLine(`?calcul=${'9'.repeat(999)}`)).toHaveLength(MAX_CARRIED);
});

test('a calculation that is too long loses whole parts, its first ones last', () => {
  const inputs = Array.from({ length: 40 }, (_, index) => `Champ ${index} vaut ${index} bar`);
  const line = toolLine('Cuve', ['Cuve du commerce 2 000 l', ...inputs], 300);
  expect(line.length).toBeLessThanOrEqual(300);
  expect(line).toMatch(/^Cuve\u00a0: Cuve du commerce 2 000 l\u202f; Champ 0 vaut 0 bar/);
  for (const part of line.slice(7).split('\u202f; ').slice(1)) expect(inputs).toContain(part);
});
