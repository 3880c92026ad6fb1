import { describe, expect, test } from 'vitest';
import { type Formula, parseFormula } from './formula.ts';

/** "{above | below}", "p_1", "r^k", "⟮tall brackets⟯". */
const draw = (formula: Formula): string =>
  formula
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part.kind === 'index') return `_${part.text}`;
      if (part.kind === 'power') return `^${part.text}`;
      if (part.kind === 'bracket') return `⟮${draw(part.inside)}⟯${part.power}`;
      return `{${draw(part.above)} | ${draw(part.below)}}`;
    })
    .join('');

describe('a typed formula', () => {
  test.each([
    ['what is multiplied before is above the bar', 'q = 60 × n × m ÷ ρ.', 'q = {60 × n × m | ρ}.'],
    ['what is multiplied after is beside it', 'p = air ÷ 60 × part', 'p = {air | 60} × part'],
    ['a sum ends the fraction', 'x = 1 − a ÷ b + c', 'x = 1 − {a | b} + c'],
    ['the bar stands for brackets', 'k = (a − 1) ÷ (b + c)', 'k = {a − 1 | b + c}'],
    ['a fraction alone needs none', 't = (V ÷ S) × x', 't = {V | S} × x'],
    ['a function keeps them', 'q = V × ln(p1 ÷ p2) ÷ t', 'q = {V × ln⟮{p_1 | p_2}⟯ | t}'],
    ['a power keeps them', '(2 ÷ (γ + 1))³ quand', '⟮{2 | γ + 1}⟯³ quand'],
    ['small brackets stay typed', 'a = (b − c) × d', 'a = (b − c) × d'],
    ['powers and indices', 'r2^k ; Re^0,9 ; CO2', 'r_2^k ; Re^0,9 ; CO_2'],
    ['numbers of norms are no indices', 'ISO 1217, d_848, 3,7 D', 'ISO 1217, d_848, 3,7 D'],
    [
      'a name of several words',
      'coût = chaleur utile ÷ rendement ; PCS',
      'coût = {chaleur utile | rendement} ; PCS',
    ],
    [
      'what follows in the sentence',
      'f = 1 ÷ [log(x)]² (Jain), puis',
      'f = {1 | [log(x)]²} (Jain), puis',
    ],
  ])('%s', (_, typed, drawn) => {
    expect(draw(parseFormula(typed))).toBe(drawn);
  });

  test.each([
    'une fraction que nul téléphone ne montre entière ÷ (b × c)',
    'a ÷ (b',
    'a ÷  ÷ b',
    '÷ b',
    'Requalification tous les dix ans (au plus).',
    '',
  ])('stays as it is, where it is no fraction that fits: %s', (typed) => {
    expect(draw(parseFormula(typed))).toBe(typed);
  });

  test('is heard as it was typed', () => {
    const [, fraction] = parseFormula('q = V × ln(p1 ÷ p2) ÷ (t + 1), en m³');
    expect(fraction).toMatchObject({ said: 'V × ln(p1 ÷ p2) ÷ (t + 1)' });
  });
});
